import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../../platform/database/database';
import { AcquirerProblem } from '../acquirerProblem';
import type { BookedCharge, PaidWith } from './bookedCharge';
import { insertPayment } from './externalPayments';

/** A charge that a shop asks for. */
export interface ChargeAsked {
  orderNumber: string;
  amount: number;
  expiresIn: number;
  reference: string;
  urlReturn: string;
  channel: 'link' | 'terminal';
  installments: number;
  transactionType: 'credit' | 'debit' | null;
}

/** Letters from a random source, so that the address of a link cannot be guessed. */
const newSlug = (): string =>
  [...randomBytes(24)].map((byte) => 'abcdefghijkmnopqrstuvwxyz'[byte % 25] ?? 'a').join('');

/** True while it may be paid. */
export const isOpen = ({ situacao, vencida }: BookedCharge): boolean => situacao === 'open' && !vencida;

/** The charges of the embedded acquirer with their expiry by the database's clock. */
export const charges = (reader: Reader) =>
  reader
    .selectFrom('sandbox_cartao_externa')
    .selectAll()
    .select(sql<boolean>`expira_em <= now()`.as('vencida'));

/** One charge; throws 404 where there is none. */
export async function readCharge(reader: Reader, chave: string): Promise<BookedCharge> {
  const row = await charges(reader).where('chave', '=', chave).executeTakeFirst();
  if (!row) throw new AcquirerProblem(404, 'orderNumber', 'Cobrança não encontrada.');
  return row;
}

/** Creates a charge. A repeated call with one order number answers the charge that exists. */
export async function insertCharge(tx: Tx, asked: ChargeAsked): Promise<BookedCharge> {
  await tx
    .insertInto('sandbox_cartao_externa')
    .values({
      chave: asked.orderNumber,
      canal: asked.channel,
      slug: newSlug(),
      valor_centavos: asked.amount,
      referencia: asked.reference,
      retorno: asked.urlReturn,
      tipo: asked.transactionType,
      parcelas: asked.installments,
      pagamento_id: null,
      autenticacao_id: null,
      expira_em: sql<Date>`now() + make_interval(secs => ${asked.expiresIn})`,
    })
    .onConflict((again) => again.column('chave').doNothing())
    .execute();
  const row = await readCharge(tx, asked.orderNumber);
  if (row.valor_centavos !== asked.amount) throw new AcquirerProblem(409, 'amount', 'Este orderNumber já foi usado.');
  return row;
}

/** Cancels an open charge. @returns its state after that. */
export async function cancelCharge(tx: Tx, chave: string): Promise<BookedCharge> {
  const row = await lockCharge(tx, chave);
  if (row?.situacao === 'open') {
    await tx.updateTable('sandbox_cartao_externa').set({ situacao: 'canceled' }).where('chave', '=', chave).execute();
  }
  return readCharge(tx, chave);
}

/** Takes the money of a charge that is open. @returns whether it was open. */
export async function payCharge(tx: Tx, chave: string, paid: PaidWith): Promise<boolean> {
  const row = await lockCharge(tx, chave);
  if (!row || !isOpen(row)) return false;
  const pagamentoId = await insertPayment(tx, row, paid);
  await tx
    .updateTable('sandbox_cartao_externa')
    .set({ situacao: 'paid', pagamento_id: pagamentoId, autenticacao_id: paid.autenticacaoId, escolha: null })
    .where('chave', '=', chave)
    .execute();
  return true;
}

/** Declines a charge. A terminal's is over then; at a link the payer may try another card. */
export async function declineCharge(tx: Tx, chave: string): Promise<void> {
  const row = await lockCharge(tx, chave);
  if (!row || !isOpen(row)) return;
  await tx
    .updateTable('sandbox_cartao_externa')
    .set(
      row.canal === 'terminal'
        ? { situacao: 'declined' }
        : { recusas: row.recusas + 1, escolha: null, autenticacao_id: null },
    )
    .where('chave', '=', chave)
    .execute();
}

/** The open charges that terminals show, the latest first. */
export const listTerminalCharges = ({ db }: Database): Promise<BookedCharge[]> =>
  charges(db)
    .where('canal', '=', 'terminal')
    .where('situacao', '=', 'open')
    .where('expira_em', '>', sql<Date>`now()`)
    .orderBy('criado_em', 'desc')
    .limit(20)
    .execute();

const lockCharge = (tx: Tx, chave: string): Promise<BookedCharge | undefined> =>
  charges(tx).where('chave', '=', chave).forUpdate().executeTakeFirst();

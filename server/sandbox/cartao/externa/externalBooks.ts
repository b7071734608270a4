import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ExternalChargeWire } from '../../../adapters/adiq/adiqExternal';
import type { Database, Reader, Tx } from '../../../platform/database/database';
import { AcquirerProblem } from '../acquirerProblem';
import type { BookedCharge, PaidWith } from './bookedCharge';
import { insertPayment, paymentOf } from './externalPayments';

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

export type ExternalBooks = ReturnType<typeof createExternalBooks>;

const charges = (reader: Reader) =>
  reader
    .selectFrom('sandbox_cartao_externa')
    .selectAll()
    .select(sql<boolean>`expira_em <= now()`.as('vencida'));

/** Nobody guesses the address of somebody else's link. */
const newSlug = (): string =>
  [...randomBytes(24)].map((byte) => 'abcdefghijkmnopqrstuvwxyz'[byte % 25] ?? 'a').join('');

/** True while it may be paid. */
export const isOpen = ({ situacao, vencida }: BookedCharge): boolean => situacao === 'open' && !vencida;

/**
 * The embedded acquirer's charges outside a shop. Paying and cancelling lock the same row, so one of them comes first.
 * @param pagesFor the origin of its pages, seen from a shop.
 */
export function createExternalBooks({ db, transaction }: Database, pagesFor: (shopOrigin: string) => string) {
  const toWire = async (reader: Reader, row: BookedCharge): Promise<ExternalChargeWire> => ({
    orderNumber: row.chave,
    channel: row.canal,
    status: row.situacao === 'open' && row.vencida ? 'expired' : row.situacao,
    url: row.canal === 'link' ? `${pagesFor(new URL(row.retorno).origin)}/_sandbox/cartao/pagar/${row.slug}` : null,
    expiresAt: row.expira_em.toISOString(),
    payment: row.pagamento_id === null ? null : await paymentOf(reader, row.pagamento_id, row.autenticacao_id),
  });
  const read = async (reader: Reader, chave: string): Promise<BookedCharge> => {
    const row = await charges(reader).where('chave', '=', chave).executeTakeFirst();
    if (!row) throw new AcquirerProblem(404, 'orderNumber', 'Cobrança não encontrada.');
    return row;
  };
  const lock = (tx: Tx, chave: string): Promise<BookedCharge | undefined> =>
    charges(tx).where('chave', '=', chave).forUpdate().executeTakeFirst();

  return {
    /** Asked again under one order number it answers the charge that is there. */
    create: (asked: ChargeAsked): Promise<ExternalChargeWire> =>
      transaction(async (tx) => {
        await tx
          .insertInto('sandbox_cartao_externa')
          .values({
            ...{ chave: asked.orderNumber, canal: asked.channel, slug: newSlug(), valor_centavos: asked.amount },
            ...{ referencia: asked.reference, retorno: asked.urlReturn, tipo: asked.transactionType },
            ...{ parcelas: asked.installments, pagamento_id: null, autenticacao_id: null },
            expira_em: sql<Date>`now() + make_interval(secs => ${asked.expiresIn})`,
          })
          .onConflict((again) => again.column('chave').doNothing())
          .execute();
        const row = await read(tx, asked.orderNumber);
        if (row.valor_centavos !== asked.amount)
          throw new AcquirerProblem(409, 'amount', 'Este orderNumber já foi usado.');
        return toWire(tx, row);
      }),

    find: async (chave: string): Promise<ExternalChargeWire> => toWire(db, await read(db, chave)),

    /** Ends what nobody has paid; answers how it stands after that. */
    cancel: (chave: string): Promise<ExternalChargeWire> =>
      transaction(async (tx) => {
        const row = await lock(tx, chave);
        if (row?.situacao === 'open') {
          await tx
            .updateTable('sandbox_cartao_externa')
            .set({ situacao: 'canceled' })
            .where('chave', '=', chave)
            .execute();
        }
        return toWire(tx, await read(tx, chave));
      }),

    bySlug: (slug: string): Promise<BookedCharge | undefined> =>
      charges(db).where('slug', '=', slug).executeTakeFirst(),

    /** What terminals show now, the latest first. */
    terminals: (): Promise<BookedCharge[]> =>
      charges(db)
        .where('canal', '=', 'terminal')
        .where('situacao', '=', 'open')
        .where('expira_em', '>', sql<Date>`now()`)
        .orderBy('criado_em', 'desc')
        .limit(20)
        .execute(),

    /** Takes the money, where the charge may still be paid. @returns whether it was. */
    pay: (chave: string, paid: PaidWith): Promise<boolean> =>
      transaction(async (tx) => {
        const row = await lock(tx, chave);
        if (!row || !isOpen(row)) return false;
        const pagamentoId = await insertPayment(tx, row, paid);
        await tx
          .updateTable('sandbox_cartao_externa')
          .set({ situacao: 'paid', pagamento_id: pagamentoId, autenticacao_id: paid.autenticacaoId, escolha: null })
          .where('chave', '=', chave)
          .execute();
        return true;
      }),

    /** The terminal says no: another charge is needed. At a link the payer may try another card. */
    decline: (chave: string): Promise<unknown> =>
      transaction(async (tx) => {
        const row = await lock(tx, chave);
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
      }),

    /** The terminal answers nobody until its time is over. */
    silence: (chave: string): Promise<unknown> =>
      db.updateTable('sandbox_cartao_externa').set({ muda: true }).where('chave', '=', chave).execute(),

    /** The payer's card waits for its bank. */
    await: (chave: string, autenticacaoId: string, escolha: NonNullable<BookedCharge['escolha']>): Promise<unknown> =>
      db
        .updateTable('sandbox_cartao_externa')
        .set({ autenticacao_id: autenticacaoId, escolha: JSON.stringify(escolha) })
        .where('chave', '=', chave)
        .where('situacao', '=', 'open')
        .execute(),
  };
}

import { sql } from 'kysely';
import type { Database, Tx } from '../database/database';
import { isFree, type Steps } from '../jobs/steps';
import { findPedido, type PedidoRow } from '../orders/orderRepository';
import { enqueueEmail, type Email } from '../outbox/outbox';
import type { CardPort } from './cardPort';

/** Keeps that the acquirer has news of these payments, named by its id or by our key. @returns whether any is ours. */
export type ReceiveCardNotice = (names: string[]) => Promise<boolean>;

const BATCH = 50;
/** A disputed payment is asked about this often until the bank has decided. */
const LOOK_HOURS = 6;

/** Writes a notice down, for {@link concludeCardNotices}. */
export const createReceiveCardNotice =
  ({ db }: Database): ReceiveCardNotice =>
  async (names) => {
    if (names.length === 0) return false;
    const { rows } = await sql`
      insert into cartao_aviso(cobranca_id) select id from cobranca_cartao
      where pagamento_id is not null and (pagamento_id = any(${names}::text[]) or chave = any(${names}::text[])) order by id
      on conflict (cobranca_id) do update set avisos = cartao_aviso.avisos + 1, olhar_em = now()
      returning cobranca_id`.execute(db);
    return rows.length > 0;
  };

interface Services {
  database: Database;
  card: CardPort;
  steps: Steps;
}

interface Noticed {
  id: string;
  chave: string;
  pedido_id: string;
  avisos: number;
}

/**
 * Asks the acquirer about the payments of which it has news; nothing that a notice says is believed. A payment that is
 * disputed at the buyer's bank is marked until the bank has decided: meanwhile nothing of it is given back, since the
 * bank may give it back too, somebody is told, and so is the buyer.
 */
export async function concludeCardNotices({ database, card, steps }: Services): Promise<void> {
  await steps.each(
    'aviso_cartao',
    await noticed(database),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async (row) => {
      const payment = await card.findByKey(row.chave);
      const isDisputed = payment?.situacao === 'contestado';
      await database.transaction((tx) => (isDisputed ? dispute(tx, row) : settleDispute(tx, row)));
    },
  );
}

const noticed = ({ db }: Database): Promise<Noticed[]> =>
  db
    .selectFrom('cartao_aviso as a')
    .innerJoin('cobranca_cartao as c', 'c.id', 'a.cobranca_id')
    .select(['c.id', 'c.chave', 'c.pedido_id', 'a.avisos'])
    .where('a.olhar_em', '<=', sql<Date>`now()`)
    .where(isFree('aviso_cartao', sql`c.id::text`))
    .orderBy('a.olhar_em')
    .limit(BATCH)
    .execute();

async function dispute(tx: Tx, { id, pedido_id, avisos }: Noticed): Promise<void> {
  await tx
    .updateTable('cobranca_cartao')
    .set({ contestado_em: sql<Date>`coalesce(contestado_em, now())` })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('cartao_aviso')
    .set({ olhar_em: sql<Date>`now() + make_interval(hours => ${LOOK_HOURS})` })
    .where('cobranca_id', '=', id)
    .where('avisos', '=', avisos)
    .execute();
  const pedido = await findPedido(tx, pedido_id);
  if (pedido && pedido.comprador_email !== '') await enqueueEmail(tx, `contestacao/${id}`, disputeEmail(pedido));
}

/** No dispute, or none any more: what is owed of the payment may go back. */
async function settleDispute(tx: Tx, { id, avisos }: Noticed): Promise<void> {
  await tx.updateTable('cobranca_cartao').set({ contestado_em: null }).where('id', '=', id).execute();
  await tx.deleteFrom('cartao_aviso').where('cobranca_id', '=', id).where('avisos', '=', avisos).execute();
}

const disputeEmail = ({ comprador_email, comprador_nome, localizador }: PedidoRow): Email => ({
  para: comprador_email,
  assunto: `O pagamento do pedido ${localizador} foi contestado`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    'O banco do cartão nos avisou que esta compra foi contestada. Enquanto o banco decide, não devolvemos o valor por aqui, para que ele não volte duas vezes.',
    'Suas passagens continuam valendo. Se você não contestou a compra, avise o seu banco e fale conosco.',
  ].join('\n'),
});

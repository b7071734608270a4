import { sql } from 'kysely';
import type { Database } from '../platform/database/database';
import { dueEmissions } from '../bilhetes/emissao/emissaoRepository';
import { giveSalesBack } from '../bilhetes/emissao/giveSalesBack';
import { undoSales } from '../bilhetes/emissao/undoSales';
import { aFewAtOnce, isFree } from '../platform/jobs/steps';
import { POLL_SECONDS } from '../pagamento/charges';
import { collectCharge } from '../pagamento/inbox';
import type { CobrancaRef } from '../pagamento/pix/cobrancaPixRepository';
import type { PixPort } from '../pagamento/pix/pixPort';
import type { PraxioPort } from '../bilhetes/emissao/praxioPort';
import type { ConcluirPedido } from '../pedidos/concluirPedido';
import { expireOrders, type ExpireServices } from './expireOrders';
import { failedOrders, owingOrders, unfinishedOrders } from './unfinishedOrders';

export interface SweepServices extends ExpireServices {
  pix: PixPort;
  praxio: PraxioPort;
  /** Writes down by itself how it ended: `createCountedConclusion`. */
  concluirPedido: ConcluirPedido;
}

const BATCH = 50;
/** A run under way is left alone this long before it counts as one that died. */
const STALE_SECONDS = 5;

/**
 * What nobody came back for: payments whose notice got lost, conclusions that were cut in the middle, refunds that
 * are owed, charges and holds whose time is over. Every turn may be repeated; a part that fails stops none of the others.
 */
export async function sweepOrders(services: SweepServices): Promise<void> {
  const { database, praxio, steps } = services;
  const parts = [
    () => concludeDue(services),
    () => collectLate(services),
    () => giveSalesBack(database, praxio, steps),
    () => undoSales(services),
    () => expireOrders(services),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the sweep failed');
}

async function concludeDue({ database, steps, concluirPedido }: SweepServices): Promise<void> {
  const due = await dueOrders(database);
  const claimed = await steps.claim('concluir', due, (id) => ({ assunto: id, pedidoId: id }));
  await aFewAtOnce(claimed, (id) => concluirPedido(id));
}

/** Orders with a charge to ask about, a step to take, a seat to sell or money to give back. */
async function dueOrders(database: Database): Promise<string[]> {
  const { db } = database;
  const asked = await db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + make_interval(secs => ${POLL_SECONDS})` })
    .where('situacao', 'in', ['criando', 'ativa'])
    .where((eb) => eb.or([eb('consultar_em', '<=', sql<Date>`now()`), eb('expira_em', '<=', sql<Date>`now()`)]))
    .where(isFree('concluir', sql`cobranca_pix.pedido_id::text`))
    .returning('pedido_id as id')
    .execute();
  const unfinished = await unfinishedOrders(db, STALE_SECONDS, BATCH);
  const toSell = await dueEmissions(database, BATCH);
  const owing = await owingOrders(db, BATCH);
  const failed = await failedOrders(db, BATCH);
  return [...new Set([...asked, ...unfinished, ...toSell, ...owing, ...failed].map(({ id }) => id))];
}

/** Money that was under way when its charge was closed. */
async function collectLate({ database, pix, steps, concluirPedido }: SweepServices): Promise<void> {
  const closed = await closedCharges(database);
  await steps.each(
    'pix_encerrado',
    closed,
    ({ txid, pedido_id }) => ({ assunto: txid, pedidoId: pedido_id }),
    async (cobranca) => {
      const charge = await collectCharge(database, pix, cobranca);
      if (charge && charge.pix.length > 0) await concluirPedido(cobranca.pedido_id);
    },
  );
}

/** Closed charges to look at again; a charge is looked at for a day, and its next look is written down first. */
async function closedCharges({ db }: Database): Promise<CobrancaRef[]> {
  const due = db
    .selectFrom('cobranca_pix')
    .select('txid')
    .where('situacao', '=', 'encerrada')
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where('criado_em', '>', sql<Date>`now() - interval '1 day'`)
    .where(isFree('pix_encerrado', sql`cobranca_pix.txid`))
    .orderBy('consultar_em')
    .limit(BATCH);
  return db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + interval '10 minutes'` })
    .where('txid', 'in', due)
    .returning(['txid', 'pedido_id', 'valor_centavos'])
    .execute();
}

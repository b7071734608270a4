import { sql } from 'kysely';
import type { Database } from '../database/database';
import { dueEmissions } from '../emission/emissionRows';
import { giveSalesBack } from '../emission/giveSalesBack';
import type { Inventory } from '../inventory/inventory';
import { POLL_SECONDS } from '../payments/charges';
import { hasOpenExternal } from '../agency/externalCharges/externalRows';
import { hasOpenAttempt } from '../payments/cardAttempts';
import { collectCharge } from '../payments/inbox';
import type { PixPort } from '../payments/pixPort';
import type { PraxioPort } from '../praxio/praxioPort';
import type { ConcluirPedido } from './concludeOrder';
import type { OrderEvents } from './orderEvents';
import { advance, lockPedido } from './orderRepository';
import { unfinishedOrders } from './unfinishedOrders';

export interface SweepServices {
  database: Database;
  pix: PixPort;
  praxio: PraxioPort;
  inventory: Inventory;
  concluirPedido: ConcluirPedido;
  events: OrderEvents;
}

const BATCH = 50;
/** A run under way is left alone this long before it counts as one that died. */
const STALE_SECONDS = 5;

/**
 * What nobody came back for: payments whose notice got lost, conclusions that were cut in the middle, refunds that
 * are owed, charges and holds whose time is over. Every turn may be repeated.
 */
export async function sweepOrders(services: SweepServices): Promise<void> {
  for (const id of await dueOrders(services.database)) await services.concluirPedido(id);
  await collectLate(services);
  await giveSalesBack(services.database, services.praxio);
  for (const id of await overdueOrders(services.database)) await expire(services, id);
}

/** Orders with a charge to ask about, a step to take, a seat to sell or money to give back. */
async function dueOrders(database: Database): Promise<string[]> {
  const { db } = database;
  const asked = await db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + make_interval(secs => ${POLL_SECONDS})` })
    .where('situacao', 'in', ['criando', 'ativa'])
    .where((eb) => eb.or([eb('consultar_em', '<=', sql<Date>`now()`), eb('expira_em', '<=', sql<Date>`now()`)]))
    .returning('pedido_id as id')
    .execute();
  const unfinished = await unfinishedOrders(db, STALE_SECONDS, BATCH);
  const toSell = await dueEmissions(database, BATCH);
  const owed = await db
    .selectFrom('estorno')
    .select('pedido_id as id')
    .where('situacao', '<>', 'feito')
    .where('tentar_em', '<=', sql<Date>`now()`)
    .limit(BATCH)
    .execute();
  return [...new Set([...asked, ...unfinished, ...toSell, ...owed].map(({ id }) => id))];
}

/** Money that was under way when its charge was closed. */
async function collectLate({ database, pix, concluirPedido }: SweepServices): Promise<void> {
  const closed = await database.db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + interval '10 minutes'` })
    .where('situacao', '=', 'encerrada')
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where('criado_em', '>', sql<Date>`now() - interval '1 day'`)
    .returning(['txid', 'pedido_id', 'valor_centavos'])
    .execute();
  for (const cobranca of closed) {
    const charge = await collectCharge(database, pix, cobranca);
    if (charge && charge.pix.length > 0) await concluirPedido(cobranca.pedido_id);
  }
}

/** Unpaid orders whose hold is over, or whose last charge is closed. */
async function overdueOrders({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('pedido')
    .select('id')
    .where('situacao', 'in', ['reservado', 'aguardando_pagamento'])
    .where((eb) =>
      eb.or([
        eb('expira_em', '<=', sql<Date>`now()`),
        eb.exists(
          eb
            .selectFrom('cobranca_pix')
            .select('txid')
            .whereRef('pedido_id', '=', 'pedido.id')
            .where('situacao', '=', 'encerrada')
            .where('substituida', '=', false)
            // Who also tries a card has until the hold's end.
            .where((inner) =>
              inner.not(
                inner.exists(eb.selectFrom('cobranca_cartao').select('id').whereRef('pedido_id', '=', 'pedido.id')),
              ),
            )
            // So has whoever an agency charges: their hold was made longer for it.
            .where((inner) =>
              inner.not(
                inner.exists(eb.selectFrom('cobranca_externa').select('id').whereRef('pedido_id', '=', 'pedido.id')),
              ),
            ),
        ),
      ]),
    )
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets the seats go, but never while a charge could still be paid. */
async function expire({ database, inventory, events }: SweepServices, pedidoId: string): Promise<void> {
  const to = await database.transaction(async (tx) => {
    const pedido = await lockPedido(tx, pedidoId);
    const open = await tx
      .selectFrom('cobranca_pix')
      .select('txid')
      .where('pedido_id', '=', pedidoId)
      .where('situacao', 'in', ['criando', 'ativa'])
      .executeTakeFirst();
    if (!pedido || open || (await hasOpenAttempt(tx, pedidoId)) || (await hasOpenExternal(tx, pedidoId))) return null;
    const next = pedido.situacao === 'reservado' ? 'reserva_expirada' : 'pagamento_expirado';
    if (!(await advance(tx, pedidoId, next))) return null;
    await inventory.releaseReserva(tx, pedido.reserva_id);
    return next;
  });
  if (to) events.publish({ id: pedidoId, situacao: to });
}

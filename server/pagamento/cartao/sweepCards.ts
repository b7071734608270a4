import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isFree, type Steps } from '../../platform/jobs/steps';
import type { ConcluirPedido } from '../../pedidos/concluirPedido';
import { findAttempt } from './cardAttempts';
import type { PursueAttempt } from './cardPursuit';
import { CardUnavailable } from './cardPort';
import type { PaymentMethod } from '../paymentMethod';

interface SweepCardServices {
  database: Database;
  pursueAttempt: PursueAttempt;
  method: PaymentMethod;
  concluirPedido: ConcluirPedido;
  steps: Steps;
}

const BATCH = 50;
/** How long money that may still turn up under a refused attempt is looked for. */
const LATE_HOURS = 24;

/**
 * Card payments that nobody came back for: challenges left open, answers that got lost, money reserved and not yet
 * taken, money that turned up after all. Every turn may be repeated, and no row stops another.
 */
export async function sweepCards(services: SweepCardServices): Promise<void> {
  const { database, pursueAttempt, method, concluirPedido, steps } = services;
  await steps.each(
    'cartao',
    await dueAttempts(database),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, pedido_id, situacao }) => {
      const problems: unknown[] = [];
      if (situacao === 'autorizada') await takeLate(database, method, { id, pedidoId: pedido_id });
      else await pursueAttempt(id, (error) => problems.push(error));
      await concluirPedido(pedido_id);
      // An acquirer that gave no answer has been waited on; it is told all the same where that goes on.
      if (problems.length > 0) throw problems[0];
    },
  );
}

/** Age bounds only what is over: an attempt that is open keeps seats, and one that is only reserved is not paid yet. */
const dueAttempts = ({ db }: Database) =>
  db
    .selectFrom('cobranca_cartao')
    .select(['id', 'pedido_id', 'situacao'])
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', ['criada', 'desafio', 'autorizando', 'autorizada']),
        eb('criado_em', '>', sql<Date>`now() - make_interval(hours => ${LATE_HOURS})`),
      ]),
    )
    .where(isFree('cartao', sql`cobranca_cartao.id::text`))
    .orderBy('consultar_em')
    .limit(BATCH)
    .execute();

/**
 * Takes what was only reserved, once the seats are the order's: until then the money is let go of more easily than given
 * back. An order whose tickets were all cancelled since is among them, since its money goes back in parts.
 */
async function takeLate(
  { db }: Database,
  method: PaymentMethod,
  { id, pedidoId }: { id: string; pedidoId: string },
): Promise<void> {
  const secured = await db
    .selectFrom('pedido')
    .select('id')
    .where('id', '=', pedidoId)
    .where('situacao', '<>', 'pago')
    .executeTakeFirst();
  await db
    .updateTable('cobranca_cartao')
    .set({ consultar_em: sql<Date>`now() + interval '20 seconds'` })
    .where('id', '=', id)
    .where('situacao', '=', 'autorizada')
    .where('consultar_em', 'is not', null)
    .execute();
  if (!secured) return;
  await method.take?.(pedidoId);
  const after = await findAttempt(db, id);
  if (after?.situacao === 'autorizada' && after.destino === 'aceito') {
    throw new CardUnavailable('the reserved amount is not taken yet');
  }
}

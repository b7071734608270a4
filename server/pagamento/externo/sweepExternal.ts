import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isFree, type Steps } from '../../platform/jobs/steps';
import type { ConcluirPedido } from '../../pedidos/concluirPedido';
import { OPEN_EXTERNAL } from './externalRows';
import type { PursueExternal } from './pursueExternal';

interface SweepServices {
  database: Database;
  pursueExternal: PursueExternal;
  concluirPedido: ConcluirPedido;
  steps: Steps;
}

const BATCH = 50;
/** How long money that may still turn up under a closed charge is looked for. */
const LATE_HOURS = 24;

/**
 * Charges that nobody looks at: paid while the screen was closed, run out, to be ended. Every turn may be repeated, and
 * no row stops another.
 */
export async function sweepExternal(services: SweepServices): Promise<void> {
  const { database, pursueExternal, concluirPedido, steps } = services;
  await steps.each(
    'cobranca_externa',
    await dueCharges(database),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, pedido_id }) => {
      const problems: unknown[] = [];
      if (await pursueExternal(id, (error) => problems.push(error))) await concluirPedido(pedido_id);
      if (problems.length > 0) throw problems[0];
    },
  );
}

/** Age bounds only what is over: a charge that is open keeps seats. */
const dueCharges = ({ db }: Database) =>
  db
    .selectFrom('cobranca_externa')
    .select(['id', 'pedido_id'])
    .where('consultar_em', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('consultar_em', '<=', sql<Date>`now()`),
        eb.and([eb('situacao', 'in', ['criando', 'aberta']), eb('expira_em', '<=', sql<Date>`now()`)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', OPEN_EXTERNAL),
        eb('criado_em', '>', sql<Date>`now() - make_interval(hours => ${LATE_HOURS})`),
      ]),
    )
    .where(isFree('cobranca_externa', sql`cobranca_externa.id::text`))
    .orderBy('consultar_em')
    .limit(BATCH)
    .execute();

import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { ConcluirPedido } from '../../orders/concludeOrder';
import type { PursueExternal } from './pursueExternal';

interface SweepServices {
  database: Database;
  pursueExternal: PursueExternal;
  concluirPedido: ConcluirPedido;
}

const BATCH = 50;

/** Charges that nobody looks at: paid while the screen was closed, run out, to be ended. Every turn may be repeated. */
export async function sweepExternal({ database, pursueExternal, concluirPedido }: SweepServices): Promise<void> {
  const due = await database.db
    .selectFrom('cobranca_externa')
    .select(['id', 'pedido_id'])
    .where('consultar_em', 'is not', null)
    .where((eb) => eb.or([eb('consultar_em', '<=', sql<Date>`now()`), eb('expira_em', '<=', sql<Date>`now()`)]))
    .where('criado_em', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('consultar_em')
    .limit(BATCH)
    .execute();
  for (const { id, pedido_id } of due) if (await pursueExternal(id)) await concluirPedido(pedido_id);
}

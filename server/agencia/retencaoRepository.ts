import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Deletes expired openings of a pedido to an operator; after `ate` the pedido is closed to them. */
export const forgetOpenedPedidos = (db: Reader): Promise<unknown> =>
  sql`delete from pedido_atendimento where ate < now()`.execute(db);

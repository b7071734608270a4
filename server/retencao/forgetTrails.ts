import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';
import { LOTE, inBatches, affected } from './batches';

/** Deletes who looked at whose data; the database refuses it before five years are over. */
export const forgetLooks = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from consulta_pessoal where id in (
        select id from consulta_pessoal where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Deletes who said what of a departure; the database refuses it before five years are over. */
export const forgetStatusLog = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from partida_status_registro where id in (
        select id from partida_status_registro where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** An order that was open to an operator is closed after `ate`: the row serves nobody then. */
export const forgetOpenedOrders = (db: Reader): Promise<unknown> =>
  sql`delete from pedido_atendimento where ate < now()`.execute(db);

import { sql } from 'kysely';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader } from '../../platform/database/database';

/** Deletes the log of reads of personal data; the database refuses it before five years are over. */
export const forgetLooks = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from consulta_pessoal where id in (
        select id from consulta_pessoal where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

import { sql } from 'kysely';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader } from '../../platform/database/database';

/** Deletes the browser's data that a card's authentication needed, this many days after the charge. */
export const forgetCartaoDevices = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update cobranca_cartao set dispositivo = null where id in (
        select id from cobranca_cartao
        where dispositivo is not null and criado_em < now() - make_interval(days => ${dias}::int)
          and situacao not in ('criada', 'desafio', 'autorizando')
        limit ${LOTE}::int)`.execute(db),
    ),
  );

import { sql } from 'kysely';
import { affected, inBatches, LOTE } from '../database/batches';
import type { Reader } from '../database/database';

/** Removes recipient and text of sent e-mails and pushes; the row stays, so that the same fact is not told twice. */
export const forgetSentEmails = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update caixa_saida set corpo = '{}' where id in (
        select id from caixa_saida
        where topico in ('email', 'push') and publicado_em < now() - make_interval(days => ${dias}::int)
          and criado_em < now() - make_interval(days => ${dias}::int) and corpo <> '{}'
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Deletes old messages, also those that could never be sent. */
export const deleteOldMessages = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from caixa_saida where id in (
        select id from caixa_saida where criado_em < now() - make_interval(days => ${dias}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Reads `pedido_item`, `bilhete`, `bilhete_encerrado`, `agencia_operador` of other rooms: who acted on a status. */
import { sql, type Insertable } from 'kysely';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { StatusEntry } from '../tables';

/** Adds an entry to the log. */
export async function insertRegistro(tx: Tx, entry: Insertable<Tables['partida_status_registro']>): Promise<void> {
  await tx.insertInto('partida_status_registro').values(entry).execute();
}

/** The latest entry of a departure. */
export const findLastRegistro = (db: Reader, partidaId: string): Promise<StatusEntry | undefined> =>
  db
    .selectFrom('partida_status_registro')
    .selectAll()
    .where('partida_id', '=', partidaId)
    .orderBy('em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a ticket of a departure was cancelled or exchanged since an instant. */
export async function hasEndedBilhete(db: Reader, partidaId: string, desde: Date): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select exists (
      select 1 from bilhete_encerrado e
      join bilhete b on b.id = e.bilhete_id
      join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
      where i.viagem_id = ${partidaId}::bigint and e.tipo in ('cancelado','remarcado')
        and e.criado_em >= ${desde}::timestamptz) as ended`.execute(db);
  return rows[0]?.ended ?? false;
}

/** How many issued tickets a departure has. */
export async function countPassageiros(db: Reader, partidaId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pedido_item i
    join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
    where i.viagem_id = ${partidaId}::bigint`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The name of an operator; undefined where there is none. */
export async function findNomeDoOperador(db: Reader, operadorId: string): Promise<string | undefined> {
  const row = await db.selectFrom('agencia_operador').select('nome').where('id', '=', operadorId).executeTakeFirst();
  return row?.nome;
}

/** Deletes old entries of the log; the database refuses it before five years are over. */
export const forgetStatusLog = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from partida_status_registro where id in (
        select id from partida_status_registro where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

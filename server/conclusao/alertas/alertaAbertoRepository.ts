/** Reads `pedido` of another room: an alert is listed with the order that it is about. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Autor } from '../../platform/http/access/staffNames';

export interface AlertaAbertoRow {
  id: string;
  invariante: string;
  assunto: string;
  detalhe: string;
  criado_em: Date;
  localizador: string | null;
  ciente_por: string | null;
  ciente_em: Date | null;
}

const open = sql`
  select a.id, a.invariante, a.assunto, a.detalhe, a.criado_em, p.localizador, c.autor_nome as ciente_por,
    c.em as ciente_em
  from alerta a left join alerta_ciencia c on c.alerta_id = a.id left join pedido p on p.id = a.pedido_id
  where a.resolvido_em is null`;

/** The open alerts: broken invariants first, then those that nobody has seen, then the oldest. */
export async function listAlertasAbertos(db: Reader, limit: number): Promise<AlertaAbertoRow[]> {
  const { rows } = await sql<AlertaAbertoRow>`
    ${open} order by a.invariante like 'A%', c.em is not null, a.criado_em, a.id limit ${limit}::int`.execute(db);
  return rows;
}

/** One open alert, locked until the transaction ends; undefined where it is resolved. */
export async function lockAlertaAberto(tx: Tx, id: string): Promise<AlertaAbertoRow | undefined> {
  await sql`select 1 from alerta where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<AlertaAbertoRow>`${open} and a.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** Records the first person who has seen an alert. */
export async function insertCiencia(tx: Tx, alertaId: string, { sub, nome }: Autor): Promise<void> {
  await tx
    .insertInto('alerta_ciencia')
    .values({ alerta_id: alertaId, autor: sub, autor_nome: nome })
    .onConflict((one) => one.doNothing())
    .execute();
}

/** Resolves one alert. */
export async function resolveAlerta(tx: Tx, id: string): Promise<void> {
  await sql`update alerta set resolvido_em = now() where id = ${id}::uuid and resolvido_em is null`.execute(tx);
}

/** Deletes who has seen alerts, after this many years. */
export async function forgetCiencias(db: Reader, anos: number): Promise<void> {
  await sql`delete from alerta_ciencia where em < now() - make_interval(years => ${anos}::int)`.execute(db);
}

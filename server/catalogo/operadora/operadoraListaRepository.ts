import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { today } from '../../platform/database/today';
import type {
  LocalidadeOperadora,
  PartidaOperadora,
  PoltronaOperadora,
  TrechoOperadora,
} from '../../viagens/operadora/partidasOperadora';
import type { IdadeDasListas } from '../../viagens/operadora/idadeDasListas';
import type { PartidaLida } from './tables';

/** Days ahead that are read: one more than are sold, since a coach of the last day may board on the next. */
const DIAS_LIDOS = 62;

/** The departures of a pair on a day, as they were read last. */
export interface Lista extends TrechoOperadora {
  dia: string;
  partidas: PartidaLida[];
}

/** The places and pairs of the operator, unless they were read more than a day ago. */
export async function findFreshRede(db: Reader) {
  const rede = await findRede(db);
  return rede?.fresca ? rede : undefined;
}

/** The places and pairs of the operator as they were read last. */
export const findRede = (
  db: Reader,
): Promise<{ localidades: LocalidadeOperadora[]; trechos: TrechoOperadora[]; fresca: boolean } | undefined> =>
  db
    .selectFrom('operadora_rede')
    .select(['localidades', 'trechos', sql<boolean>`lido_em > now() - interval '1 day'`.as('fresca')])
    .executeTakeFirst();

/** Keeps the places and pairs of the operator. */
export async function saveRede(
  db: Reader,
  localidades: readonly LocalidadeOperadora[],
  trechos: readonly TrechoOperadora[],
): Promise<void> {
  await sql`
    insert into operadora_rede(id, localidades, trechos, lido_em)
    values (1, ${JSON.stringify(localidades)}::jsonb, ${JSON.stringify(trechos)}::jsonb, now())
    on conflict (id) do update set localidades = excluded.localidades, trechos = excluded.trechos,
      lido_em = excluded.lido_em`.execute(db);
}

/** Lists that were never read or are older than they may be: the next days change most. Those first. */
export async function listDueListas(db: Reader, trechos: readonly TrechoOperadora[], limit: number): Promise<Lista[]> {
  const { rows } = await sql<Lista>`
    select t.origem, t.destino, (${today} + n)::text as dia, coalesce(l.partidas, '[]'::jsonb) as partidas
    from json_to_recordset(${JSON.stringify(trechos)}::json) t(origem text, destino text)
    cross join generate_series(0, ${DIAS_LIDOS}::int) n
    left join operadora_lista l on l.origem = t.origem and l.destino = t.destino and l.dia = ${today} + n
    where l.lido_em is null or l.lido_em < now() - case
      when n <= 2 then interval '10 minutes' when n <= 14 then interval '1 hour' else interval '6 hours' end
    order by n > 2, l.lido_em nulls first, n, t.origem, t.destino limit ${limit}::int`.execute(db);
  return rows;
}

/** Whether a list of the days that are sold was never read. */
export async function hasUnreadLista(db: Reader, trechos: readonly TrechoOperadora[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from json_to_recordset(${JSON.stringify(trechos)}::json) t(origem text, destino text)
    cross join generate_series(0, ${DIAS_LIDOS - 1}::int) n
    where not exists (select 1 from operadora_lista l
      where l.origem = t.origem and l.destino = t.destino and l.dia = ${today} + n) limit 1`.execute(db);
  return rows.length > 0;
}

/** Keeps a list that was read; `mudado_em` moves only where it is another one. */
export async function saveLista(
  db: Reader,
  { origem, destino, dia }: Omit<Lista, 'partidas'>,
  partidas: readonly PartidaOperadora[],
): Promise<void> {
  await sql`
    insert into operadora_lista as l (origem, destino, dia, partidas, lido_em, mudado_em)
    values (${origem}, ${destino}, ${dia}, ${JSON.stringify(partidas)}::jsonb, now(), now())
    on conflict (origem, destino, dia) do update set lido_em = now(), partidas = excluded.partidas,
      mudado_em = case when l.partidas = excluded.partidas then l.mudado_em else now() end`.execute(db);
}

/** Minutes since the list of each pair of our places on a day was read; undefined where the operator has none. */
export const idadeDasListas: IdadeDasListas = async (db, pares) => {
  const { rows } = await sql<{ n: number; minutos: number }>`
    select t.n, greatest(0, floor(extract(epoch from now() - l.lido_em) / 60))::int as minutos
    from json_to_recordset(${JSON.stringify(pares.map((par, n) => ({ n, ...par })))}::json)
      t(n int, origem int, destino int, dia date)
    join operadora_localidade o on o.localidade_id = t.origem
    join operadora_localidade d on d.localidade_id = t.destino
    join operadora_lista l on l.origem = o.id_localidade and l.destino = d.id_localidade and l.dia = t.dia`.execute(db);
  const byPar = new Map(rows.map(({ n, minutos }) => [n, minutos]));
  return pares.map((_, n) => byPar.get(n));
};

/** Every list from yesterday on, since coaches of the night are still under way. */
export async function listListas(db: Reader): Promise<Lista[]> {
  const { rows } = await sql<Lista>`
    select origem, destino, dia::text as dia, partidas from operadora_lista
    where dia >= ${today} - 1 order by dia, origem, destino`.execute(db);
  return rows;
}

/** Forgets the lists of days that are over. */
export const deleteOldListas = (db: Reader): Promise<unknown> =>
  sql`delete from operadora_lista where dia < ${today} - 2`.execute(db);

/** A text that is another one whenever a list, the seats of a vehicle, or the day is; it begins with the day. */
export async function findVersaoLida(db: Reader): Promise<string> {
  const { rows } = await sql<{ versao: string }>`
    select concat_ws(' ', ${today}, (select max(mudado_em) from operadora_lista),
      (select max(lido_em) from operadora_veiculo), (select max(lido_em) from operadora_rede)) as versao`.execute(db);
  return rows[0]?.versao ?? '';
}

/** The last day that is sold, and the day since which an import counts as recent. */
export async function findJanela(db: Reader): Promise<{ ultimoDia: string; recente: string }> {
  const { rows } = await sql<{ ultimoDia: string; recente: string }>`
    select (${today} + ${DIAS_LIDOS - 1}::int)::text as "ultimoDia", (${today} - 2)::text as recente`.execute(db);
  return rows[0] ?? { ultimoDia: '', recente: '' };
}

/** The seats of every type of vehicle that was read. */
export async function listVeiculos(db: Reader): Promise<Map<string, PoltronaOperadora[]>> {
  const rows = await db.selectFrom('operadora_veiculo').select(['tipo_veiculo', 'poltronas']).execute();
  return new Map(rows.map(({ tipo_veiculo, poltronas }) => [tipo_veiculo, poltronas]));
}

/** Keeps the seats of a type of vehicle. */
export async function saveVeiculo(db: Reader, tipo: string, poltronas: readonly PoltronaOperadora[]): Promise<void> {
  await sql`
    insert into operadora_veiculo(tipo_veiculo, poltronas, lido_em)
    values (${tipo}, ${JSON.stringify(poltronas)}::jsonb, now())
    on conflict (tipo_veiculo) do update set poltronas = excluded.poltronas, lido_em = now()`.execute(db);
}

/** Ids that an import gave to rows of the operator, by their kind and external id. */
export const listOrigensDe = (tx: Tx, prefixo: string) =>
  tx.selectFrom('catalogo_origem').selectAll().where('externo', 'like', `${prefixo}%`).execute();

import { sql, type Insertable } from 'kysely';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';
import { wantedPartidas } from '../horarioRepository';
import type { TipoAjuste } from '../tables';

type NovoAjuste = Omit<Insertable<Tables['horario_ajuste']>, 'numero'>;

/** Extra runs are numbered from here; ids of timetable entries stay below. */
const PRIMEIRO_EXTRA = 1_500_000_000;

/**
 * Inserts an exception; undefined where the entry has one on that day. The caller holds the lock of the timetable, so no
 * two extra runs get one number; none is given twice, since departures of it may have been sold.
 */
export async function insertAjuste(
  tx: Tx,
  ajuste: NovoAjuste,
): Promise<{ id: string; numero: number | null } | undefined> {
  const next = sql<number>`(select coalesce(max(numero), ${sql.lit(PRIMEIRO_EXTRA - 1)}) + 1 from horario_ajuste)`;
  return tx
    .insertInto('horario_ajuste')
    .values({ ...ajuste, numero: ajuste.tipo === 'extra' ? next : null })
    .onConflict((one) =>
      one.columns(['horario_id', 'data']).where('encerrado_em', 'is', null).where('tipo', '<>', 'extra').doNothing(),
    )
    .returning(['id', 'numero'])
    .executeTakeFirst();
}

/** Ends an exception of a line; undefined where there is no such one, or it has ended. */
export const endAjuste = (tx: Tx, id: string, linha: string, autor: { sub: string; nome: string }) =>
  tx
    .updateTable('horario_ajuste')
    .set({ encerrado_por: autor.sub, encerrado_por_nome: autor.nome, encerrado_em: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('linha', '=', linha)
    .where('encerrado_em', 'is', null)
    .returning(['horario_id', 'numero', 'data'])
    .executeTakeFirst();

interface AjusteRow {
  id: string;
  tipo: TipoAjuste;
  data: string;
  horario: string | null;
  hora_min: number | null;
  onibus: string | null;
  motivo: string;
  autor: string;
  em: Date;
}

/** Time of a timetable entry today, on the clocks of its line's first stop. */
export const localHour = sql<string>`
  case when h.fuso is null then to_char(date '2020-01-01' + make_interval(mins => h.hora_min % 1440), 'HH24:MI')
    else to_char(((${today} + time '12:00') at time zone h.fuso + make_interval(mins => h.hora_min - 720))
      at time zone l.tz, 'HH24:MI') end`;

const ofLine = (linhaId: number, codigo: string) => sql`
  from horario_ajuste a
  left join horario h on h.id = a.horario_id
  left join linha_parada p on p.linha_id = h.linha_id
    and p.seq = (select min(seq) from linha_parada q where q.linha_id = h.linha_id)
  left join localidade l on l.id = p.localidade_id
  where a.encerrado_em is null and a.data >= ${today}
    and (h.linha_id = ${linhaId}::int or (h.id is null and a.linha = ${codigo}))`;

/** Exceptions of a line from today on, with those of its prefix whose entry a feed took away. */
export async function listAjustes(db: Reader, linhaId: number, codigo: string): Promise<AjusteRow[]> {
  const { rows } = await sql<AjusteRow>`
    select a.id, a.tipo, a.data, case when h.id is not null then ${localHour} end as horario, a.hora_min,
      (select nome from layout y where y.id = a.layout_id) as onibus, a.motivo, a.autor_nome as autor, a.criado_em as em
    ${ofLine(linhaId, codigo)}
    order by a.data, a.criado_em, a.id`.execute(db);
  return rows;
}

/** The latest act on the exceptions of a line, as a text that changes with each of them. */
export async function findVersaoAjustes(db: Reader, linhaId: number): Promise<string> {
  const { rows } = await sql<{ versao: string }>`
    select coalesce(max(extract(epoch from coalesce(a.encerrado_em, a.criado_em)))::text, '-') as versao
    from horario_ajuste a join horario h on h.id = a.horario_id where h.linha_id = ${linhaId}::int`.execute(db);
  return rows[0]?.versao ?? '-';
}

/** When an entry or an extra run leaves on a day by the timetable; undefined where it does not. */
export async function findSaida(tx: Tx, dias: number, numero: number): Promise<{ passou: boolean } | undefined> {
  const { rows } = await sql<{ passou: boolean }>`
    select w.saida <= now() as passou from (${wantedPartidas({ de: dias, ate: dias, so: [numero] })}) w`.execute(tx);
  return rows[0];
}

/** Extra runs of some timetable entries that go with the entry's coach. */
export async function listExtras(tx: Tx, horarios: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ numero: number }>`
    select numero from horario_ajuste
    where tipo = 'extra' and encerrado_em is null and layout_id is null
      and horario_id = any(${[...horarios]}::int[])`.execute(tx);
  return rows.map(({ numero }) => numero);
}

/** Days from today to a day. */
export async function findDiasAte(tx: Tx, data: string): Promise<number> {
  const { rows } = await sql<{ dias: number }>`select ${data}::date - ${today} as dias`.execute(tx);
  return rows[0]?.dias ?? 0;
}

/** Deletes exceptions whose day is this many years ago. */
export const forgetAjustes = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from horario_ajuste where id in (
        select id from horario_ajuste where data < ${today} - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

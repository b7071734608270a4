/** Reads `localidade` of `lugares`: the clocks of a line's first stop. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { today } from '../../platform/database/today';
import { localHour } from './ajusteRepository';

/** Timetable entries, and exceptions by hand from today on, of some lines. */
export async function countQuadro(
  db: Reader,
  linhas: readonly number[],
): Promise<Map<number, { horarios: number; excecoes: number }>> {
  const { rows } = await sql<{ id: number; horarios: number; excecoes: number }>`
    select h.linha_id as id, count(*)::int as horarios, sum((
      select count(*) from horario_ajuste a
      where a.horario_id = h.id and a.encerrado_em is null and a.data >= ${today}))::int as excecoes
    from horario h where h.linha_id = any(${[...linhas]}::int[]) group by h.linha_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Kilometres of the stops of a line, in order. */
export const listKm = (db: Reader, linhaId: number) =>
  db.selectFrom('linha_parada').select(['seq', 'km']).where('linha_id', '=', linhaId).orderBy('seq').execute();

export interface HorarioRow {
  id: number;
  dias: number;
  hora: string;
  layout_id: number;
  vigente_de: string;
  vigente_ate: string | null;
}

const firstStop = sql`
  join linha_parada p on p.linha_id = h.linha_id
    and p.seq = (select min(seq) from linha_parada q where q.linha_id = h.linha_id)
  join localidade l on l.id = p.localidade_id`;

/** The timetable of a line that has not expired, by time. */
export async function listHorarios(db: Reader, linhaId: number): Promise<HorarioRow[]> {
  const { rows } = await sql<HorarioRow>`
    select h.id, h.dias, ${localHour} as hora, h.layout_id, h.vigente_de, h.vigente_ate
    from horario h ${firstStop}
    where h.linha_id = ${linhaId}::int and (h.vigente_ate is null or h.vigente_ate >= ${today})
    order by hora, h.vigente_de, h.id`.execute(db);
  return rows;
}

/** Whether a timetable entry is one of a line. */
export async function isHorarioOf(db: Reader, linhaId: number, id: number): Promise<boolean> {
  const found = db.selectFrom('horario').select('id').where('id', '=', id).where('linha_id', '=', linhaId);
  return (await found.executeTakeFirst()) !== undefined;
}

const MAXIMO = 100;

/** Exceptions of the feed from today on, the first ones. */
export async function listExcecoesDoArquivo(db: Reader, linhaId: number) {
  const { rows } = await sql<{ horario: string; data: string; acao: 'roda' | 'para' }>`
    select ${localHour} as horario, x.data, x.acao
    from horario_excecao x join horario h on h.id = x.horario_id ${firstStop}
    where h.linha_id = ${linhaId}::int and x.data >= ${today}
    order by x.data, horario limit ${MAXIMO}::int`.execute(db);
  return rows;
}

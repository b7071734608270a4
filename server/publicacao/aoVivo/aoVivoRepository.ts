/** Reads `partida`, `partida_status`, `linha_parada` of `viagens`: departures that differ from the timetable. */
import { sql } from 'kysely';
import { ENCERRA_APOS_HORAS } from '../../../src/domain/viagens/motivoViagem';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import { serviceDay, startMinutes } from '../feedRepository';

export interface ChangedRow {
  horario_id: number;
  linha_id: number;
  dia: Dia;
  inicio: number;
  cancelada: boolean;
  atraso_min: number;
  plataforma: string | null;
  /** Null for a departure that was cancelled without a status. */
  atualizado_em: Date | null;
  /** The first stop of the line. */
  seq: number;
  localidade_id: number;
}

/**
 * The departures that are not over and were given a status or cancelled, in order of departure. Those out of sale are not in
 * the schedule feed, and a reader knows the trips of that feed alone.
 */
export async function listChanged(db: Reader): Promise<ChangedRow[]> {
  const saida = sql.ref('p.saida');
  const { rows } = await sql<ChangedRow>`
    select p.horario_id, p.linha_id, ${serviceDay(saida)}::text as dia, ${startMinutes(saida)} as inicio,
      p.situacao = 'cancelada' as cancelada, coalesce(s.atraso_min, 0) as atraso_min, s.plataforma, s.atualizado_em,
      o.seq, o.localidade_id
    from partida p
    left join partida_status s on s.partida_id = p.id
    join linha_parada o on o.linha_id = p.linha_id
      and o.seq = (select min(seq) from linha_parada q where q.linha_id = p.linha_id)
    where p.saida > now() - make_interval(hours => ${ENCERRA_APOS_HORAS}::int) and not p.fora_de_venda
      and (p.situacao = 'cancelada' or (s.partida_id is not null and s.situacao <> 'encerrada'))
    order by p.saida, p.id`.execute(db);
  return rows;
}

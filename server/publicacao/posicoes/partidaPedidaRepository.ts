/** Reads `partida_posicao`, `partida` of `viagens` and `catalogo_origem` of `catalogo`: departures as a feed names them. */
import { sql } from 'kysely';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import { isPedida } from '../../viagens/posicao/posicaoRepository';
import { serviceDay, startMinutes } from '../feedRepository';

/** A departure whose coach somebody asks for. */
export interface PartidaPedida {
  id: string;
  horario_id: number;
  /** The id of the timetable entry in the feed that it came from; null for one that came from none. */
  externo: string | null;
  dia: Dia;
  inicio: number;
}

/** The departures whose coaches somebody asks for now. */
export async function listPedidas(db: Reader): Promise<PartidaPedida[]> {
  const saida = sql.ref('p.saida');
  const { rows } = await sql<PartidaPedida>`
    select p.id, p.horario_id, o.externo, ${serviceDay(saida)}::text as dia, ${startMinutes(saida)} as inicio
    from partida_posicao q
    join partida p on p.id = q.partida_id and p.situacao = 'programada'
    left join catalogo_origem o on o.tipo = 'horario' and o.id = p.horario_id
    where ${isPedida}
    order by p.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { affected } from '../../platform/database/batches';
import type { Reader, Tx } from '../../platform/database/database';
import { upsertRows } from '../../platform/database/upsertRows';

/** The operator's ids of a departure and of a part of it. */
export interface IdsOperadora {
  idViagem: string;
  idTipoVeiculo: string;
  origem: string;
  destino: string;
  /** The operator's ids of its seats, by our numbers. */
  poltronas: ReadonlyMap<number, number>;
}

/** Keeps which of our departures each one of the operator is; `horario_id` is that of its timetable entry. */
export const upsertPartidasOperadora = (
  tx: Tx,
  rows: readonly { horario_id: number; id_viagem: string; tipo_veiculo: string }[],
): Promise<number> =>
  affected(
    sql`
      insert into operadora_partida(partida_id, id_viagem, tipo_veiculo)
      select p.id, n.id_viagem, n.tipo_veiculo
      from json_to_recordset(${JSON.stringify(rows)}::json) n(horario_id int, id_viagem text, tipo_veiculo text)
      join partida p on p.horario_id = n.horario_id
      on conflict (partida_id) do update set id_viagem = excluded.id_viagem, tipo_veiculo = excluded.tipo_veiculo
      where (operadora_partida.id_viagem, operadora_partida.tipo_veiculo) is distinct from (excluded.id_viagem, excluded.tipo_veiculo)`.execute(
      tx,
    ),
  );

/** Keeps the operator's ids of places and seats. */
export async function upsertIdsOperadora(
  tx: Tx,
  localidades: readonly { localidade_id: number; id_localidade: string }[],
  poltronas: readonly { layout_id: number; poltrona: number; id_poltrona: number }[],
): Promise<void> {
  await upsertRows(tx, 'operadora_localidade', ['localidade_id'], localidades);
  await upsertRows(tx, 'operadora_poltrona', ['layout_id', 'poltrona'], poltronas);
}

/** Forgets the ids of departures that are gone. */
export const purgePartidasOperadora = (tx: Tx): Promise<unknown> =>
  sql`delete from operadora_partida o where not exists (select 1 from partida p where p.id = o.partida_id)`.execute(tx);

interface IdsRow {
  id_viagem: string;
  tipo_veiculo: string;
  origem: string;
  destino: string;
  poltronas: [number, number][] | null;
}

/** The operator's ids of a departure between two stops of ours; undefined for a departure of the company's own. */
export async function findIdsOperadora(
  db: Reader,
  partidaId: string,
  origem: string,
  destino: string,
): Promise<IdsOperadora | undefined> {
  const { rows } = await sql<IdsRow>`
    select v.id_viagem, v.tipo_veiculo, o.id_localidade as origem, d.id_localidade as destino,
      (select json_agg(json_build_array(s.poltrona, s.id_poltrona)) from operadora_poltrona s
        where s.layout_id = p.layout_id) as poltronas
    from operadora_partida v
    join partida p on p.id = v.partida_id
    join operadora_localidade o on o.localidade_id = ${origem}::int
    join operadora_localidade d on d.localidade_id = ${destino}::int
    where v.partida_id = ${partidaId}::bigint`.execute(db);
  const [row] = rows;
  return (
    row && {
      idViagem: row.id_viagem,
      idTipoVeiculo: row.tipo_veiculo,
      origem: row.origem,
      destino: row.destino,
      poltronas: new Map(row.poltronas ?? []),
    }
  );
}

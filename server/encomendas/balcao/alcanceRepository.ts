/** Reads `agencia_operador` and `agencia_estabelecimento` of the operators' room: they decide who may reach a parcel. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import type { Reader } from '../../platform/database/database';

const isPosted = sql<SqlBool>`exists (select 1 from encomenda_evento v where v.encomenda_id = e.id and v.ordem > 0)`;

const placeOf = (estabelecimentoId: number) => sql`(
  select localidade_id from agencia_estabelecimento where id = ${estabelecimentoId}::int)`;

/**
 * The parcels of an establishment, for rows of `encomenda e` joined to `encomenda_cotacao q`: those posted at its counter,
 * those on their way to its place, and those announced at its place that are not posted yet.
 */
const reaches = ({ estabelecimento_id }: OperadorRow): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (
    select 1 from encomenda_evento v join agencia_operador o on o.id::text = v.operador
    where v.encomenda_id = e.id and v.ordem = 1 and o.estabelecimento_id = ${estabelecimento_id}::int)
  or (q.destino_id = ${placeOf(estabelecimento_id)} and ${isPosted})
  or (q.origem_id = ${placeOf(estabelecimento_id)} and not ${isPosted}))`;

/** The id of a code's parcel that an operator may reach, else null; one not posted yet is within reach of every operator. */
export async function findReachableEncomenda(
  db: Reader,
  operadora: OperadorRow,
  codigo: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from encomenda e join encomenda_cotacao q on q.id = e.cotacao_id
    where e.codigo = ${codigo} and (${reaches(operadora)} or not ${isPosted})`.execute(db);
  return rows[0]?.id ?? null;
}

export interface EncomendaEmAndamento {
  codigo: string;
  /** Of its last event. */
  ordem: number;
  em: Date;
  origem_id: number;
  destino_id: number;
  volumes: number;
}

/** At most `limit` unfinished parcels within an operator's reach, the latest event first. */
export async function listEncomendasEmAndamento(
  reader: Reader,
  operadora: OperadorRow,
  limit: number,
): Promise<EncomendaEmAndamento[]> {
  const { rows } = await sql<EncomendaEmAndamento>`
    select e.codigo, v.ordem, v.em, q.origem_id, q.destino_id, jsonb_array_length(q.volumes) as volumes
    from encomenda_evento v
    join encomenda e on e.id = v.encomenda_id
    join encomenda_cotacao q on q.id = e.cotacao_id
    where ${reaches(operadora)} and v.ordem < 5 and not exists (
      select 1 from encomenda_evento later where later.encomenda_id = v.encomenda_id and later.ordem > v.ordem)
    order by v.em desc, e.id desc
    limit ${limit}::int`.execute(reader);
  return rows;
}

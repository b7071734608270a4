import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OperatorRow } from '../agencia/operadores/operadorRepository';
import type { Reader } from '../platform/database/database';
import { unknownParcel } from './parcelRows';

const isPosted = sql<SqlBool>`exists (select 1 from encomenda_evento v where v.encomenda_id = e.id and v.ordem > 0)`;

const placeOf = (estabelecimentoId: number) => sql`(
  select localidade_id from agencia_estabelecimento where id = ${estabelecimentoId}::int)`;

/**
 * The parcels of an establishment, for rows of `encomenda e` joined to `encomenda_cotacao q`: those it took in at its
 * counter, those on their way to the place where it stands, and those announced there that nobody has taken in yet.
 */
export const reachesParcel = ({ estabelecimento_id }: OperatorRow): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (
    select 1 from encomenda_evento v join agencia_operador o on o.id::text = v.operador
    where v.encomenda_id = e.id and v.ordem = 1 and o.estabelecimento_id = ${estabelecimento_id}::int)
  or (q.destino_id = ${placeOf(estabelecimento_id)} and ${isPosted})
  or (q.origem_id = ${placeOf(estabelecimento_id)} and not ${isPosted}))`;

/** Refuses a parcel out of reach as one that does not exist. One not taken in yet is taken in wherever it is brought. */
export async function requireReachableParcel(db: Reader, operator: OperatorRow, codigo: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select e.id from encomenda e join encomenda_cotacao q on q.id = e.cotacao_id
    where e.codigo = ${codigo} and (${reachesParcel(operator)} or not ${isPosted})`.execute(db);
  if (rows.length === 0) throw unknownParcel();
}

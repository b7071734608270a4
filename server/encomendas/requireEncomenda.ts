import type { OperadorRow } from '../agencia/operadores/operadorRepository';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { findReachableEncomenda } from './balcao/alcanceRepository';
import { findEncomenda, type Encomenda } from './encomendaRepository';

const unknownEncomenda = () => notFound('ENCOMENDA_NAO_ENCONTRADA', 'Não encontramos uma encomenda com este código.');

/** The parcel of a code, or a 404. */
export async function requireEncomenda(reader: Reader, codigo: string): Promise<Encomenda> {
  const encomenda = await findEncomenda(reader, codigo);
  if (!encomenda) throw unknownEncomenda();
  return encomenda;
}

/**
 * Refuses a parcel out of the operator's reach with the answer for an unknown code.
 * @returns the id of the parcel.
 */
export async function requireReachableEncomenda(db: Reader, operadora: OperadorRow, codigo: string): Promise<string> {
  const id = await findReachableEncomenda(db, operadora, codigo);
  if (id === null) throw unknownEncomenda();
  return id;
}

import type { OperatorRow } from '../agencia/operadores/operadorRepository';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { isEncomendaReachable } from './alcanceRepository';
import { findParcel, type Parcel } from './encomendaRepository';

const unknownParcel = () => notFound('ENCOMENDA_NAO_ENCONTRADA', 'Não encontramos uma encomenda com este código.');

/** The parcel of a code, or a 404. */
export async function requireParcel(reader: Reader, codigo: string): Promise<Parcel> {
  const parcel = await findParcel(reader, codigo);
  if (!parcel) throw unknownParcel();
  return parcel;
}

/** Refuses a parcel out of the operator's reach with the answer for an unknown code. */
export async function requireReachableParcel(db: Reader, operator: OperatorRow, codigo: string): Promise<void> {
  if (!(await isEncomendaReachable(db, operator, codigo))) throw unknownParcel();
}

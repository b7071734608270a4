import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/identity';
import { findOperatorBySub, type OperatorRow } from '../operadores/operadorRepository';
import { requireOperator } from '../operadores/requireOperator';
import { tillProblem } from './tillProblems';
import { openTillOf } from './caixaRepository';

const isOfAgency = ({ grupos }: Identity): boolean =>
  grupos.includes('Agencia') || grupos.includes('AgenciaResponsavel');

/**
 * The operator who sells at a counter; null for a caller who buys for themselves, which includes a member of an agency
 * group who is no operator. A blocked operator is refused.
 */
export async function sellerOf(db: Reader, identity: Identity): Promise<OperatorRow | null> {
  if (!isOfAgency(identity) || (await findOperatorBySub(db, identity.sub)) === null) return null;
  return requireOperator(db, identity.sub);
}

/** Refuses an operator whose till is not open: a sale needs a till for the money. */
export async function requireTill(db: Reader, operatorId: string): Promise<void> {
  const till = await openTillOf(db, operatorId);
  if (till === null) throw tillProblem('CAIXA_FECHADO');
  if (till.estado === 'pausado') throw tillProblem('CAIXA_PAUSADO');
}

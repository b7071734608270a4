import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/identity';
import { findOperatorBySub, requireOperator, type OperatorRow } from '../operadores/operatorRows';
import { tillProblem } from './tillProblems';
import { openTillOf } from './tillRows';

const isOfAgency = ({ grupos }: Identity): boolean =>
  grupos.includes('Agencia') || grupos.includes('AgenciaResponsavel');

/**
 * The operator who sells at a counter; null for everybody who buys for themselves, somebody of an agency who is no
 * operator among them. Whoever is blocked neither sells nor buys.
 */
export async function sellerOf(db: Reader, identity: Identity): Promise<OperatorRow | null> {
  if (!isOfAgency(identity) || (await findOperatorBySub(db, identity.sub)) === null) return null;
  return requireOperator(db, identity.sub);
}

/** Nothing is sold without a till for the money. */
export async function requireTill(db: Reader, operatorId: string): Promise<void> {
  const till = await openTillOf(db, operatorId);
  if (till === null) throw tillProblem('CAIXA_FECHADO');
  if (till.estado === 'pausado') throw tillProblem('CAIXA_PAUSADO');
}

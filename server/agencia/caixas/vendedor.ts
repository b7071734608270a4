import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/access/identity';
import { findOperadorBySub, type OperadorRow } from '../operadores/operadorRepository';
import { requireOperador } from '../operadores/requireOperador';
import { caixaProblem } from './caixaProblems';
import { openCaixaOf } from './caixaRepository';

const isOfAgencia = ({ grupos }: Identity): boolean =>
  grupos.includes('Agencia') || grupos.includes('AgenciaResponsavel');

/**
 * The operator who sells at a counter; null for a caller who buys for themselves, which includes a member of an agency
 * group who is no operator. A blocked operator is refused.
 */
export async function vendedorOf(db: Reader, identity: Identity): Promise<OperadorRow | null> {
  if (!isOfAgencia(identity) || (await findOperadorBySub(db, identity.sub)) === null) return null;
  return requireOperador(db, identity.sub);
}

/** Refuses an operator whose till is not open: a sale needs a till for the money. */
export async function requireCaixa(db: Reader, operadorId: string): Promise<void> {
  const caixa = await openCaixaOf(db, operadorId);
  if (caixa === null) throw caixaProblem('CAIXA_FECHADO');
  if (caixa.estado === 'pausado') throw caixaProblem('CAIXA_PAUSADO');
}

import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/access/identity';
import { Problem } from '../../platform/http/problem';
import { findOperadorBySub, type OperadorRow } from './operadorRepository';

/** The author of a departure's status: the company, or an operator that has the right from it. */
export interface Dispatcher {
  sub: string;
  operadora: OperadorRow | null;
}

/** Refuses anybody but an Admin or an active operator with the dispatcher's right, as the database knows them now. */
export async function requireDispatcher(db: Reader, { sub, grupos }: Identity): Promise<Dispatcher> {
  const operadora = await findOperadorBySub(db, sub);
  if (grupos.includes('Admin')) return { sub, operadora };
  if (operadora?.situacao === 'ativo' && operadora.operacao) return { sub, operadora };
  const mensagem = 'Só a operação da empresa informa o andamento das viagens.';
  throw new Problem(403, { codigo: 'SEM_DIREITO_OPERACAO', mensagem });
}

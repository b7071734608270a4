import type { Reader } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { findOperadorBySub, type OperadorRow } from './operadorRepository';

const refuse = (codigo: string, mensagem: string): Problem => new Problem(403, { codigo, mensagem });

export const BLOQUEADO = 'Seu acesso à agência está bloqueado. Fale com o responsável.';

/**
 * The operator who is calling, as the database knows them now: the token may be older than a block or a change of role.
 * Refuses a caller that is no operator (`SEM_OPERADOR`) or is blocked (`OPERADOR_BLOQUEADO`).
 */
export async function requireOperador(db: Reader, sub: string): Promise<OperadorRow> {
  const row = await findOperadorBySub(db, sub);
  if (row === null) throw refuse('SEM_OPERADOR', 'Seu usuário não é operador de nenhuma agência.');
  if (row.situacao === 'bloqueado') throw refuse('OPERADOR_BLOQUEADO', BLOQUEADO);
  return row;
}

/** Like `requireOperator`, and refuses an operator without the supervisor's role (`SOMENTE_RESPONSAVEL`). */
export async function requireResponsavel(db: Reader, sub: string): Promise<OperadorRow> {
  const row = await requireOperador(db, sub);
  if (row.papel !== 'responsavel')
    throw refuse('SOMENTE_RESPONSAVEL', 'Somente o responsável pela agência pode fazer isso.');
  return row;
}

import type { DireitosOperador } from '../../../src/domain/wire/viagens/operacao';
import type { Tx } from '../../platform/database/database';
import { insertAuditoria } from './auditoriaRepository';
import { operadorMissing } from './manageOperadores';
import { lockOperadorByEmail, updateOperador } from './operadorRepository';

/**
 * Gives the dispatcher's right to an operator or takes it away, and records that in the operator's trail. The company
 * alone calls this: a right that supervisors give could be given to everybody.
 */
export async function grantRights(tx: Tx, autor: string, { email, operacao }: DireitosOperador): Promise<void> {
  const row = await lockOperadorByEmail(tx, email.trim().toLowerCase());
  if (row === undefined) throw operadorMissing();
  if (row.operacao === operacao) return;
  await updateOperador(tx, row.id, { operacao });
  const said = (has: boolean): string => (has ? 'sim' : 'não');
  await insertAuditoria(tx, {
    estabelecimento_id: row.estabelecimento_id,
    operador_id: row.id,
    autor_id: null,
    acao: 'editado',
    antes: JSON.stringify({ operacao: said(row.operacao) }),
    depois: JSON.stringify({ operacao: said(operacao), autorSub: autor }),
  });
}

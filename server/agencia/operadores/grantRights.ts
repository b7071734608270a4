import { v7 } from 'uuid';
import type { DireitosOperador } from '../../../src/domain/wire/operacao';
import type { Tx } from '../../platform/database/database';
import { updateOperator } from './operatorRows';
import { operatorMissing } from './manageOperators';

/**
 * Gives the dispatcher's right to an operator, or takes it away, and writes that into the operator's trail. The company
 * alone does so: a right that one's own supervisor could give would be everybody's.
 */
export async function grantRights(tx: Tx, autor: string, { email, operacao }: DireitosOperador): Promise<void> {
  const row = await tx
    .selectFrom('agencia_operador')
    .selectAll()
    .where('email_norm', '=', email.trim().toLowerCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw operatorMissing();
  if (row.operacao === operacao) return;
  await updateOperator(tx, row.id, { operacao });
  const said = (has: boolean): string => (has ? 'sim' : 'não');
  await tx
    .insertInto('agencia_auditoria')
    .values({
      ...{ id: v7(), estabelecimento_id: row.estabelecimento_id, operador_id: row.id, autor_id: null },
      acao: 'editado',
      antes: JSON.stringify({ operacao: said(row.operacao) }),
      depois: JSON.stringify({ operacao: said(operacao), autorSub: autor }),
    })
    .execute();
}

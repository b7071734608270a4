import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import type { OperatorRow } from '../operadores/operatorRows';
import { append, type NewMovement } from './recordMovement';
import { openTillOf, type TillRow } from './tillRows';

/** Opens the operator's till with a float; refuses a second one. Money that came while there was none is its first. */
export async function openTill(tx: Tx, operator: OperatorRow, fundoCentavos: number): Promise<TillRow> {
  // Whoever opens waits here for a twin, and for money that is just arriving.
  await tx.selectFrom('agencia_operador').select('id').where('id', '=', operator.id).forNoKeyUpdate().execute();
  if ((await openTillOf(tx, operator.id)) !== null) {
    throw conflict('CAIXA_JA_ABERTO', 'Você já tem um caixa aberto.');
  }
  const { ultimo_caixa } = await tx
    .updateTable('agencia_estabelecimento')
    .set({ ultimo_caixa: sql<number>`ultimo_caixa + 1` })
    .where('id', '=', operator.estabelecimento_id)
    .returning('ultimo_caixa')
    .executeTakeFirstOrThrow();
  const till = await tx
    .insertInto('caixa')
    .values({
      id: v7(),
      numero: ultimo_caixa,
      operador_id: operator.id,
      estabelecimento_id: operator.estabelecimento_id,
      comissao_pontos: operator.comissao_pontos,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await append(tx, till, {
    operadorId: operator.id,
    tipo: 'abertura',
    modalidade: 'dinheiro',
    valorCentavos: fundoCentavos,
    chave: `abertura/${till.id}`,
  });
  await takePending(tx, till);
  return till;
}

async function takePending(tx: Tx, till: TillRow): Promise<void> {
  const waiting = await tx
    .deleteFrom('caixa_pendencia')
    .where('operador_id', '=', till.operador_id)
    .returning(['corpo', 'em'])
    .execute();
  const inOrder = waiting.sort((a, b) => a.em.getTime() - b.em.getTime());
  for (const { corpo } of inOrder) await append(tx, till, corpo as NewMovement);
}

import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { takeNumeroOfCaixa } from '../operadores/estabelecimentoRepository';
import { lockOperadorRow, type OperatorRow } from '../operadores/operadorRepository';
import { insertCaixa, openTillOf, type TillRow } from './caixaRepository';
import { takePendencias } from './movimentoRepository';
import { append, type NewMovement } from './recordMovement';

/** Opens the operator's till with a float; refuses a second one. Money that came while there was none is its first. */
export async function openTill(tx: Tx, operator: OperatorRow, fundoCentavos: number): Promise<TillRow> {
  // The lock serializes two openings at once, and an opening with money that is just arriving.
  await lockOperadorRow(tx, operator.id);
  if ((await openTillOf(tx, operator.id)) !== null) {
    throw conflict('CAIXA_JA_ABERTO', 'Você já tem um caixa aberto.');
  }
  const till = await insertCaixa(tx, {
    numero: await takeNumeroOfCaixa(tx, operator.estabelecimento_id),
    operadorId: operator.id,
    estabelecimentoId: operator.estabelecimento_id,
    comissaoPontos: operator.comissao_pontos,
  });
  await append(tx, till, {
    operadorId: operator.id,
    tipo: 'abertura',
    modalidade: 'dinheiro',
    valorCentavos: fundoCentavos,
    chave: `abertura/${till.id}`,
  });
  await recordPending(tx, till);
  return till;
}

async function recordPending(tx: Tx, till: TillRow): Promise<void> {
  const waiting = await takePendencias(tx, till.operador_id);
  const inOrder = waiting.sort((a, b) => a.em.getTime() - b.em.getTime());
  for (const { corpo } of inOrder) await append(tx, till, corpo as NewMovement);
}

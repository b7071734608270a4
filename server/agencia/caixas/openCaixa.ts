import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { takeNumeroOfCaixa } from '../operadores/estabelecimentoRepository';
import { lockOperadorRow, type OperadorRow } from '../operadores/operadorRepository';
import { insertCaixa, openCaixaOf, type CaixaRow } from './caixaRepository';
import { takePendencias } from './movimentoRepository';
import { append, type NewMovement } from './recordMovement';

/** Opens the operator's till with a float; refuses a second one. Money that came while there was none is its first. */
export async function openCaixa(tx: Tx, operadora: OperadorRow, fundoCentavos: number): Promise<CaixaRow> {
  // The lock serializes two openings at once, and an opening with money that is just arriving.
  await lockOperadorRow(tx, operadora.id);
  if ((await openCaixaOf(tx, operadora.id)) !== null) {
    throw conflict('CAIXA_JA_ABERTO', 'Você já tem um caixa aberto.');
  }
  const caixa = await insertCaixa(tx, {
    numero: await takeNumeroOfCaixa(tx, operadora.estabelecimento_id),
    operadorId: operadora.id,
    estabelecimentoId: operadora.estabelecimento_id,
    comissaoPontos: operadora.comissao_pontos,
  });
  await append(tx, caixa, {
    operadorId: operadora.id,
    tipo: 'abertura',
    modalidade: 'dinheiro',
    valorCentavos: fundoCentavos,
    chave: `abertura/${caixa.id}`,
  });
  await recordPending(tx, caixa);
  return caixa;
}

async function recordPending(tx: Tx, caixa: CaixaRow): Promise<void> {
  const waiting = await takePendencias(tx, caixa.operador_id);
  const inPedido = waiting.sort((a, b) => a.em.getTime() - b.em.getTime());
  for (const { corpo } of inPedido) await append(tx, caixa, corpo as NewMovement);
}

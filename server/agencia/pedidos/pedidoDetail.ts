import { maskCpf, maskEmail } from '../../../src/domain/base/mascaras';
import { isPendenteDeConclusao } from '../../../src/domain/compra/pedido';
import { isReenviavel } from '../../../src/domain/agencia/pedidosAgencia';
import type { DetalhePedido } from '../../../src/domain/wire/agencia/pedidosAgencia';
import type { Reader } from '../../platform/database/database';
import { findOwn, type PedidoRow, type PedidoWithItems } from '../../pedidos/pedidoRepository';
import { toPedido } from '../../pedidos/pedidoView';
import { latestExternal } from '../../pagamento/externo/cobrancaExternaRepository';
import { toCobrancaExterna } from '../../pagamento/externo/externalView';
import { findNomeOfOperador } from '../operadores/operadorRepository';
import { listPagamentos } from './fatoRepository';
import { readFacts } from './pedidoFacts';

/** An order with its payments, history and possible actions, for the counter of an agency. */
export async function readDetail(reader: Reader, row: PedidoRow): Promise<DetalhePedido> {
  const found = await findOwn(reader, row.dono, row.id);
  if (!found) throw new Error(`order ${row.id} vanished`);
  const charge = await latestExternal(reader, row.id);
  const pagamentos = await listPagamentos(reader, row.id);
  const operador = await findNomeOfOperador(reader, row.dono);
  return {
    pedido: toPedido(found),
    comprador: {
      nome: row.comprador_nome,
      cpf: maskCpf(row.comprador_cpf),
      email: maskEmail(row.comprador_email),
    },
    operador,
    pagamentos: pagamentos.map(({ em, ...rest }) => ({ ...rest, em: em.toISOString() })),
    cobranca: charge ? await toCobrancaExterna(reader, charge) : null,
    fatos: await readFacts(reader, row.id),
    acoes: actionsOf(found),
  };
}

function actionsOf({ pedido, itens, estornos }: PedidoWithItems): DetalhePedido['acoes'] {
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  const hasLive = itens.some(({ bilhete_situacao }) => bilhete_situacao === 'emitido');
  const isWaiting = itens.some(
    ({ emissao_situacao }) => emissao_situacao === 'pendente' || emissao_situacao === 'vendendo',
  );
  const devolverCentavos = estornos
    .filter(({ meio, situacao }) => meio === 'dinheiro' && situacao !== 'feito')
    .reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
  return {
    reenviar: hasLive && isReenviavel(pedido.comprador_email),
    cancelar: isUnpaid || hasLive || itens.some(({ bilhete_situacao }) => bilhete_situacao === 'nao_embarcou'),
    reprocessar: isPendenteDeConclusao(pedido.situacao) || isWaiting || pedido.situacao === 'aguardando_pagamento',
    cobrar: isUnpaid && pedido.total_centavos > 0,
    ...(devolverCentavos > 0 && { devolverCentavos }),
  };
}

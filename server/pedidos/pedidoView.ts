import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import { previsaoEstorno } from '../../src/domain/posVenda/posVenda';
import type { EstornoPedido, ItemPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Tomador, TomadorNoDocumento } from '../../src/domain/wire/compra/tomador';
import { toPreco } from '../viagens/busca/preco';
import type { PedidoWithItems } from './pedidoRepository';

const toItem = (item: PedidoWithItems['itens'][number]): ItemPedido => ({
  trecho: item.trecho,
  ...(item.viagem.sentido && { sentido: item.viagem.sentido }),
  viagemId: item.viagem_id,
  poltrona: item.poltrona,
  classe: item.classe,
  passageiro: item.passageiro_nome,
  partida: item.viagem.partida,
  chegada: item.viagem.chegada,
  ...(item.encerrada && { encerrada: true as const }),
  preco: toPreco(item),
  ...(item.desconto > 0 && { descontoCentavos: item.desconto }),
  ...(item.beneficio !== null && { beneficio: item.beneficio }),
  ...(item.colo_nome !== null && { colo: item.colo_nome }),
  ...(item.adicionais.length > 0 && { adicionais: comNomes(item.adicionais) }),
  ...(item.adicionais_cancelados.length > 0 && { adicionaisCancelados: comNomes(item.adicionais_cancelados) }),
  bilheteId: item.bilhete_id,
  ...(item.de_poltrona !== null && { poltronaOriginal: item.de_poltrona }),
  ...(item.bilhete_situacao && { bilheteSituacao: item.bilhete_situacao }),
  ...(item.novo_pedido_id && { novoPedidoId: item.novo_pedido_id }),
});

const toEstorno = (row: PedidoWithItems['estornos'][number]): EstornoPedido => ({
  valorCentavos: row.valor_centavos,
  meio: row.meio,
  situacao: row.situacao,
  criadoEm: row.criado_em.toISOString(),
  concluidoEm: row.concluido_em?.toISOString() ?? null,
  previsao: previsaoEstorno(row.meio, row.criado_em),
});

/** The seats that the operator refused or did not answer, and that are asked for again. */
function toEmissao(itens: PedidoWithItems['itens']): Pick<Pedido, 'emissao'> {
  const waiting = itens.filter(
    ({ emissao_situacao, emissao_mensagem }) =>
      (emissao_situacao === 'pendente' || emissao_situacao === 'vendendo') && emissao_mensagem !== null,
  );
  const turns = waiting.flatMap(({ emissao_tentar_em }) => emissao_tentar_em ?? []).sort((a, b) => +a - +b);
  const [next] = turns;
  if (!next) return {};
  return {
    emissao: {
      tentativas: Math.max(...waiting.map(({ emissao_tentativas }) => emissao_tentativas ?? 0)),
      proximaEm: next.toISOString(),
      poltronas: waiting.map(({ poltrona }) => poltrona),
    },
  };
}

/** The company as a document names it: its e-mail is for the owner alone. */
export const nameOf = ({ cnpj, razaoSocial }: Tomador): TomadorNoDocumento => ({ cnpj, razaoSocial });

/** An order as its owner sees it, and who sells to them. */
export function toPedido({ pedido, itens, estornos }: PedidoWithItems): Pedido {
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  return {
    id: pedido.id,
    localizador: pedido.localizador,
    situacao: pedido.situacao,
    criadoEm: pedido.criado_em.toISOString(),
    expiraEm: isUnpaid ? pedido.expira_em.toISOString() : null,
    ...(isUnpaid && pedido.boleto_vence !== null && { boletoVence: pedido.boleto_vence }),
    totalCentavos: pedido.total_centavos,
    ...(pedido.desconto_centavos > 0 && { descontoCentavos: pedido.desconto_centavos }),
    ...(pedido.cupom !== null && { cupom: pedido.cupom }),
    ...(pedido.desconto_balcao_centavos > 0 && { descontoBalcaoCentavos: pedido.desconto_balcao_centavos }),
    ...(pedido.seguro_viagem_centavos > 0 && { seguroViagemCentavos: pedido.seguro_viagem_centavos }),
    itens: itens.map(toItem),
    ...toEmissao(itens),
    creditoCentavos: pedido.credito_centavos,
    ...(pedido.credito_usado_centavos > 0 && { creditoUsadoCentavos: pedido.credito_usado_centavos }),
    estornos: estornos.map(toEstorno),
    ...(pedido.tomador && { tomador: nameOf(pedido.tomador) }),
  };
}

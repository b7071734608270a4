import { totalDoPreco } from '../../src/domain/pedido';
import type { ItemPedido, Pedido } from '../../src/domain/wire/pedidos';
import type { Preco } from '../../src/domain/wire/viagens';
import type { ItemRow, PedidoWithItems } from './orderRepository';

/** The price of a seat as it was bought, by component. */
export function toPreco(row: Pick<ItemRow, 'tarifa' | 'pedagio' | 'embarque' | 'seguro'>): Preco {
  const componentes = {
    tarifaCentavos: row.tarifa,
    pedagioCentavos: row.pedagio,
    taxaEmbarqueCentavos: row.embarque,
    seguroCentavos: row.seguro,
  };
  return { ...componentes, totalCentavos: totalDoPreco(componentes) };
}

const toItem = (item: PedidoWithItems['itens'][number]): ItemPedido => ({
  trecho: item.trecho,
  viagemId: item.viagem_id,
  poltrona: item.poltrona,
  classe: item.classe,
  passageiro: item.passageiro_nome,
  partida: item.viagem.partida,
  chegada: item.viagem.chegada,
  preco: toPreco(item),
  bilheteId: item.bilhete_id,
});

/** An order as its owner sees it. */
export function toPedido({ pedido, itens }: PedidoWithItems): Pedido {
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  return {
    id: pedido.id,
    localizador: pedido.localizador,
    situacao: pedido.situacao,
    criadoEm: pedido.criado_em.toISOString(),
    expiraEm: isUnpaid ? pedido.expira_em.toISOString() : null,
    totalCentavos: pedido.total_centavos,
    itens: itens.map(toItem),
  };
}

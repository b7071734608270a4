import { formatDia } from '../../src/domain/data';
import { formatCentavos } from '../../src/domain/dinheiro';
import type { PedidoRow, PedidoWithItems } from '../orders/orderRepository';
import type { Email } from '../outbox/outbox';

/** Tells the buyer that the tickets are there, with what one needs at the terminal. */
export function ticketEmail(pedido: PedidoRow, itens: PedidoWithItems['itens'], publicUrl: string): Email {
  const lines = itens.map(({ viagem, poltrona, passageiro_nome }) => {
    const { partida, chegada } = viagem;
    return (
      `${partida.localidade.nome}/${partida.localidade.uf} → ${chegada.localidade.nome}/${chegada.localidade.uf}, ` +
      `${formatDia(partida.dia)} às ${partida.hora}, poltrona ${poltrona}, ${passageiro_nome}`
    );
  });
  return {
    para: pedido.comprador_email,
    assunto: `Sua passagem está emitida: ${pedido.localizador}`,
    corpo: [
      `Olá, ${pedido.comprador_nome}.`,
      '',
      `Recebemos ${formatCentavos(pedido.total_centavos)} e emitimos seu pedido ${pedido.localizador}:`,
      ...lines.map((line) => `• ${line}`),
      '',
      'Chegue 30 minutos antes, com documento com foto.',
      `Seus bilhetes: ${publicUrl}/minhas-viagens`,
    ].join('\n'),
  };
}

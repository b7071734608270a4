import { formatDia } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { DOCUMENTOS_EMBARQUE } from '../../src/domain/bilhetes/regrasBilhete';
import type { PedidoRow, PedidoWithItems } from '../pedidos/pedidoRepository';
import type { Email } from '../platform/outbox/outbox';

/** Tells the buyer that the tickets are there, with what one needs at the terminal. The link names the order alone. */
export function bilheteEmail(pedido: PedidoRow, itens: PedidoWithItems['itens'], publicUrl: string): Email {
  const lines = itens.flatMap(({ viagem, poltrona, passageiro_nome, de_poltrona }) => {
    const { partida, chegada, plataforma } = viagem;
    return [
      `• ${partida.localidade.nome}/${partida.localidade.uf} → ${chegada.localidade.nome}/${chegada.localidade.uf}, ` +
        `${formatDia(partida.dia)} às ${partida.hora}, poltrona ${poltrona}, ${passageiro_nome}`,
      `  Embarque em ${partida.localidade.terminal}${plataforma ? `, plataforma ${plataforma}` : ''}`,
      ...(de_poltrona ? [moved(de_poltrona, poltrona)] : []),
    ];
  });
  return {
    para: pedido.comprador_email,
    assunto: `Sua passagem está emitida: ${pedido.localizador}`,
    corpo: [
      `Olá, ${pedido.comprador_nome}.`,
      '',
      `${paidWords(pedido)} e emitimos seu pedido ${pedido.localizador}:`,
      ...lines,
      '',
      ...DOCUMENTOS_EMBARQUE,
      '',
      `Abra os bilhetes antes de sair de casa: ${publicUrl}/minhas-viagens?pedido=${pedido.id}`,
      'Depois de abertos, eles aparecem também sem internet.',
    ].join('\n'),
    bilhetesDe: pedido.id,
  };
}

function paidWords({ total_centavos: total, credito_usado_centavos: credito }: PedidoRow): string {
  if (credito === 0) return `Recebemos ${formatCentavos(total)}`;
  const used = `${formatCentavos(credito)} do seu crédito`;
  return total === 0 ? `Usamos ${used}` : `Recebemos ${formatCentavos(total)}, usamos ${used}`;
}

const moved = (de: number, para: number): string =>
  `  A poltrona ${de} já não estava livre quando o pagamento chegou: a ${para} é do mesmo ônibus e da mesma classe.`;

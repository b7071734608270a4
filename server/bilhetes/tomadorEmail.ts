import { formatDia } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { formatCnpj } from '../../src/domain/base/pessoa/cnpj';
import type { PedidoRow, PedidoWithItems } from '../pedidos/pedidoRepository';
import type { Email } from '../platform/outbox/outbox';

/**
 * Tells the accounts department of the company on the documents what was bought in its name. Passengers and boarding codes
 * are not told: those who travel show the tickets. Null without a company or its e-mail, and
 * for an exchange or a transfer, which buys nothing new.
 */
export function tomadorEmail(pedido: PedidoRow, itens: PedidoWithItems['itens']): Email | null {
  const { tomador, troca, localizador, comprador_nome, total_centavos, credito_usado_centavos } = pedido;
  if (!tomador?.email || troca !== null) return null;
  const bought = new Map<string, number>();
  for (const { viagem } of itens) {
    const { partida, chegada } = viagem;
    const line =
      `${partida.localidade.nome}/${partida.localidade.uf} → ${chegada.localidade.nome}/${chegada.localidade.uf}, ` +
      `${formatDia(partida.dia)} às ${partida.hora}`;
    bought.set(line, (bought.get(line) ?? 0) + 1);
  }
  return {
    para: tomador.email,
    assunto: `Passagens em nome de ${tomador.razaoSocial}: pedido ${localizador}`,
    corpo: [
      'Olá.',
      '',
      `${comprador_nome} comprou passagens em nome de ${tomador.razaoSocial}, CNPJ ${formatCnpj(tomador.cnpj)}:`,
      ...[...bought].map(([line, count]) => `• ${line}, ${count === 1 ? '1 passagem' : `${count} passagens`}`),
      '',
      `Total: ${formatCentavos(total_centavos + credito_usado_centavos)}`,
      'Peça o recibo e os bilhetes a quem comprou: eles trazem estes dados.',
    ].join('\n'),
  };
}

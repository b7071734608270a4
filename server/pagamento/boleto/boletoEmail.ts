import { formatDia } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { rotas } from '../../../src/domain/base/rotas';
import { formatLinhaDigitavel } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import type { PedidoRow } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';

interface Shown {
  vencimento: string;
  valor_centavos: number;
  linhaDigitavel: string;
  publicUrl: string;
}

/** The boleto itself: how much, until when, the code, and what happens without it. */
export const boletoEmail = (
  { id, comprador_email, comprador_nome, localizador }: PedidoRow,
  { vencimento, valor_centavos, linhaDigitavel, publicUrl }: Shown,
): Email => ({
  para: comprador_email,
  assunto: `Boleto do pedido ${localizador}: pague até ${formatDia(vencimento)}`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    `Pague ${formatCentavos(valor_centavos)} até ${formatDia(vencimento)}, no aplicativo do seu banco, no caixa eletrônico ou na lotérica:`,
    '',
    formatLinhaDigitavel(linhaDigitavel),
    '',
    'Suas poltronas ficam guardadas até lá. O bilhete sai quando o banco avisa do pagamento, em até um dia útil, e chega por e-mail.',
    'Sem o pagamento o pedido é cancelado sozinho e as poltronas voltam à venda. Não pague depois do vencimento.',
    '',
    `Código de barras e pedido: ${publicUrl}${rotas.pagamentoBoleto.path}?pedido=${id}`,
  ].join('\n'),
});

/** The boleto ran out: nothing is owed, and the seats are for sale again. */
export const boletoVencidoEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  vencimento: string,
): Email => ({
  para: comprador_email,
  assunto: `O boleto do pedido ${localizador} venceu`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    `O boleto com vencimento em ${formatDia(vencimento)} não foi pago. O pedido foi cancelado, nada é cobrado e as poltronas voltaram à venda.`,
    'Se você pagou e o banco ainda não avisou, não precisa fazer nada: ou o bilhete sai, se a poltrona ainda estiver livre, ou devolvemos o valor por Pix, na chave do seu CPF.',
  ].join('\n'),
});

import { letterIn } from '../../platform/language/letters';
import { t } from '../../../src/words/t';
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
  { id, idioma, comprador_email, comprador_nome, localizador }: PedidoRow,
  { vencimento, valor_centavos, linhaDigitavel, publicUrl }: Shown,
): Email =>
  letterIn(idioma, () => {
    const dia = formatDia(vencimento);
    return {
      para: comprador_email,
      assunto: t('Boleto do pedido {localizador}: pague até {dia}', { localizador, dia }),
      corpo: [
        t('Olá, {nome}.', { nome: comprador_nome }),
        '',
        t('Pague {valor} até {dia}, no aplicativo do seu banco, no caixa eletrônico ou na lotérica:', {
          valor: formatCentavos(valor_centavos),
          dia,
        }),
        '',
        formatLinhaDigitavel(linhaDigitavel),
        '',
        t(
          'Suas poltronas ficam guardadas até lá. O bilhete sai quando o banco avisa do pagamento, em até um dia útil, e chega por e-mail.',
        ),
        t(
          'Sem o pagamento o pedido é cancelado sozinho e as poltronas voltam à venda. Não pague depois do vencimento.',
        ),
        '',
        t('Código de barras e pedido: {link}', { link: `${publicUrl}${rotas.pagamentoBoleto.path}?pedido=${id}` }),
      ].join('\n'),
    };
  });

/** The boleto ran out: nothing is owed, and the seats are for sale again. */
export const boletoVencidoEmail = (
  { idioma, comprador_email, comprador_nome, localizador }: PedidoRow,
  vencimento: string,
): Email =>
  letterIn(idioma, () => ({
    para: comprador_email,
    assunto: t('O boleto do pedido {localizador} venceu', { localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: comprador_nome }),
      '',
      t(
        'O boleto com vencimento em {dia} não foi pago. O pedido foi cancelado, nada é cobrado e as poltronas voltaram à venda.',
        { dia: formatDia(vencimento) },
      ),
      t(
        'Se você pagou e o banco ainda não avisou, não precisa fazer nada: ou o bilhete sai, se a poltrona ainda estiver livre, ou devolvemos o valor por Pix, na chave do seu CPF.',
      ),
    ].join('\n'),
  }));

import { letterIn } from '../platform/language/letters';
import { t } from '../../src/words/t';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { formatDia } from '../../src/domain/base/data';
import { describeAdicionais } from '../../src/domain/compra/adicionais/describeAdicionais';
import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import type { Adicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { Cancelamento } from '../../src/domain/wire/posVenda/posVenda';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import type { Email } from '../platform/outbox/outbox';

/** Where the money went: back, to credit with its bonus, or to the credit that it came from. */
function frasesDaDevolucao({ devolverCentavos, voltaEmCreditoCentavos: volta = 0, credito }: Cancelamento): string[] {
  if (devolverCentavos === 0) return [t('Não há valor a devolver.')];
  const dinheiro = devolverCentavos - volta;
  return [
    ...(volta > 0
      ? [t('{valor} que você pagou com crédito já voltaram ao seu crédito.', { valor: formatCentavos(volta) })]
      : []),
    ...(credito ? [fraseDoCredito(credito)] : []),
    ...(!credito && dinheiro > 0
      ? [
          t('Vamos devolver {valor} pelo mesmo meio do pagamento. Avisamos quando o valor for devolvido.', {
            valor: formatCentavos(dinheiro),
          }),
        ]
      : []),
  ];
}

function fraseDoCredito({ centavos, bonusCentavos, validoAte }: NonNullable<Cancelamento['credito']>): string {
  const values = { valor: formatCentavos(centavos), dia: formatDia(validoAte) };
  return bonusCentavos
    ? t('Você recebeu {valor} em crédito, com {bonus} de bônus. Use em qualquer compra até {dia}.', {
        ...values,
        bonus: formatCentavos(bonusCentavos),
      })
    : t('Você recebeu {valor} em crédito. Use em qualquer compra até {dia}.', values);
}

/** Says that the cancellation was done, and whether money comes back. */
export const cancelEmail = (pedido: PedidoRow, done: Cancelamento): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('Cancelamos sua passagem do pedido {localizador}', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      t('O cancelamento que você pediu está feito e a poltrona foi liberada.'),
      ...frasesDaDevolucao(done),
    ].join('\n'),
  }));

/** Says that an extra was cancelled, whose ticket stays valid, and whether money comes back. */
export const cancelAdicionalEmail = (pedido: PedidoRow, { tipo, quantidade }: Adicional, done: Cancelamento): Email =>
  letterIn(pedido.idioma, () => {
    const adicional = describeAdicionais(comNomes([{ tipo, quantidade }]));
    return {
      para: pedido.comprador_email,
      assunto: t('Cancelamos um adicional do pedido {localizador}', { localizador: pedido.localizador }),
      corpo: [
        t('Olá, {nome}.', { nome: pedido.comprador_nome }),
        '',
        t('{adicional}: o cancelamento que você pediu está feito. A sua passagem continua valendo.', { adicional }),
        ...frasesDaDevolucao(done),
      ].join('\n'),
    };
  });

/** Says that a ticket took the place of another. */
export const exchangeEmail = (pedido: PedidoRow, antigo: string, tipo: 'remarcado' | 'transferido'): Email => {
  const { comprador_email: para, comprador_nome: nome, localizador } = pedido;
  return letterIn(pedido.idioma, () => ({
    para,
    assunto:
      tipo === 'remarcado'
        ? t('Sua passagem foi remarcada: {localizador}', { localizador })
        : t('Sua passagem foi transferida: {localizador}', { localizador }),
    corpo: [
      t('Olá, {nome}.', { nome }),
      '',
      t(
        'O bilhete do pedido {antigo} não vale mais. No lugar dele vale o novo bilhete, de localizador {localizador}.',
        { antigo, localizador },
      ),
    ].join('\n'),
  }));
};

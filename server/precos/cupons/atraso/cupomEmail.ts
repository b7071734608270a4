import { letterIn } from '../../../platform/language/letters';
import { t } from '../../../../src/words/t';
import { formatDia } from '../../../../src/domain/base/data';
import { formatCentavos } from '../../../../src/domain/base/dinheiro';
import { rotas } from '../../../../src/domain/base/rotas';
import { sayDuracao } from '../../../../src/domain/viagens/viagem';
import type { Email } from '../../../platform/outbox/outbox';
import type { NovoCupomAtraso, PedidoAtrasado } from './cupomAtrasoRepository';

interface Remetente {
  /** Name of the company, from its brand. */
  companhia: string;
  publicUrl: string;
}

/** Gives the owner of an order the coupon for a coach that left late. */
export function cupomEmail(
  { nome, email, idioma, partida, chegada }: PedidoAtrasado,
  { codigo, percentual, tetoCentavos, vigenteAte, atrasoMinutos }: NovoCupomAtraso,
  { companhia, publicUrl }: Remetente,
): Email {
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const dia = formatDia(partida.dia);
  return letterIn(idioma, () => ({
    para: email,
    assunto: t('Seu cupom de {percentual}% pelo atraso da viagem: {trecho}, {dia}', {
      percentual,
      trecho: route,
      dia: dia.slice(0, 5),
    }),
    codigo,
    corpo: [
      t('Olá, {nome}.', { nome }),
      '',
      t('A sua viagem {trecho}, {dia} às {hora}, saiu com {duracao} de atraso. Pedimos desculpas.', {
        trecho: route,
        dia,
        hora: partida.hora,
        duracao: sayDuracao(atrasoMinutos),
      }),
      '',
      t('O cupom {codigo} tira {percentual}% da sua próxima compra, até {teto}.', {
        codigo,
        percentual,
        teto: formatCentavos(tetoCentavos),
      }),
      t('Vale até {dia}, uma vez, em uma compra feita com a sua conta: digite o código em “Cupom de desconto”.', {
        dia: formatDia(vigenteAte),
      }),
      '',
      t('O código fica também em Minha conta: {link}', { link: publicUrl + rotas.minhaConta.path }),
      '',
      companhia,
    ].join('\n'),
  }));
}

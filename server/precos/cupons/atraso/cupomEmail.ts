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
  { nome, email, partida, chegada }: PedidoAtrasado,
  { codigo, percentual, tetoCentavos, vigenteAte, atrasoMinutos }: NovoCupomAtraso,
  { companhia, publicUrl }: Remetente,
): Email {
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  return {
    para: email,
    assunto: `Seu cupom de ${percentual}% pelo atraso da viagem: ${route}, ${formatDia(partida.dia).slice(0, 5)}`,
    codigo,
    corpo: [
      `Olá, ${nome}.`,
      '',
      `A sua viagem ${route}, ${formatDia(partida.dia)} às ${partida.hora}, saiu com ${sayDuracao(atrasoMinutos)} de atraso. Pedimos desculpas.`,
      '',
      `O cupom ${codigo} tira ${percentual}% da sua próxima compra, até ${formatCentavos(tetoCentavos)}.`,
      `Vale até ${formatDia(vigenteAte)}, uma vez, em uma compra feita com a sua conta: digite o código em “Cupom de desconto”.`,
      '',
      `O código fica também em Minha conta: ${publicUrl}${rotas.minhaConta.path}`,
      '',
      companhia,
    ].join('\n'),
  };
}

import { normalizeNome } from '../../base/pessoa/nome';
import type { PapelOperador } from './estado';

/** Upper limits a supervisor may set: R$ 100.000,00 in a drawer, 30 % discount, 20 % commission. */
export const LIMITE_CAIXA_MAXIMO = 10_000_000;
export const DESCONTO_MAXIMO_PONTOS = 3_000;
export const COMISSAO_MAXIMA_PONTOS = 2_000;

/** A supervisor's form for an operator. Percentages are text as typed: `3,5`. */
export interface DadosOperador {
  nome: string;
  email: string;
  papel: PapelOperador;
  limiteCaixaCentavos: number | null;
  limiteDesconto: string;
  comissao: string;
}

export const operadorVazio: DadosOperador = {
  nome: '',
  email: '',
  papel: 'operador',
  limiteCaixaCentavos: null,
  limiteDesconto: '0',
  comissao: '0',
};

/** Parses `3,5` to 350 hundredths of a percent; null for anything but a percentage with at most two decimals. */
export function parsePontos(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0) : null;
}

/** Formats 350 as `3,5`. */
export const textoPontos = (pontos: number): string => pontosFormat.format(pontos / 100);

const pontosFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });

/** Converts a form without errors to the wire's limits. */
export const toLimites = ({ limiteCaixaCentavos, limiteDesconto, comissao }: DadosOperador) => ({
  limiteCaixaCentavos: limiteCaixaCentavos ?? 0,
  limiteDescontoPontos: parsePontos(limiteDesconto) ?? 0,
  comissaoPontos: parsePontos(comissao) ?? 0,
});

export const toNovoOperador = (dados: DadosOperador) => ({
  nome: normalizeNome(dados.nome),
  email: dados.email.trim(),
  papel: dados.papel,
  ...toLimites(dados),
});

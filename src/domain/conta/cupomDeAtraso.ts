import { t } from '../../words/t';
import { type Dia, formatDia } from '../base/data';
import type { CupomDaConta } from '../wire/conta/cupons';
import { addMeses } from './creditos';

/** The company's rule for passengers whose coach left late. */
export interface RegraAtraso {
  /** The shortest delay that gives a coupon. */
  minutos: number;
  /** Whole percent off the next purchase; 0 gives no coupon. */
  cupomPct: number;
  /** The most that a coupon takes off. */
  tetoCentavos: number;
  validadeMeses: number;
}

export const atrasoPadrao: RegraAtraso = { minutos: 60, cupomPct: 10, tetoCentavos: 5_000, validadeMeses: 6 };

/** A departure by the word of operations. */
interface Dito {
  situacao: string;
  atrasoMinutos: number;
}

/** True where operations said that a coach has left, and late: a delay that is only foretold may still be made good. */
export const saiuAtrasada = ({ situacao, atrasoMinutos }: Dito): boolean =>
  (situacao === 'em_viagem' || situacao === 'encerrada') && atrasoMinutos > 0;

/** True where the passengers of a departure get a coupon. */
export const daCupom = (dito: Dito, { minutos, cupomPct }: RegraAtraso): boolean =>
  cupomPct > 0 && saiuAtrasada(dito) && dito.atrasoMinutos >= minutos;

/** The last day of a coupon that is given today. */
export const ultimoDiaDoCupom = (hoje: Dia, { validadeMeses }: RegraAtraso): Dia => addMeses(hoje, validadeMeses);

/**
 * The reason of a coupon in the active language. Words that the company wrote stay as they are, as does the text of an answer
 * that was kept before answers carried the reason.
 */
export function sayDescricaoDoCupom({ descricao, motivo }: Pick<CupomDaConta, 'descricao' | 'motivo'>): string {
  if (!motivo) return descricao;
  return t('Pelo atraso de {viagem}', { viagem: `${motivo.origem} → ${motivo.destino}, ${formatDia(motivo.dia)}` });
}

import type { OfertaCredito } from '../wire/conta/creditos';
import { diaEm, FUSO_DA_SEDE, type Dia } from '../base/data';

/** The company's offer to those who take credit in the place of a refund. */
export interface RegraCredito {
  /** Whole percent of the money that would go back; 0 makes no offer. */
  bonusPct: number;
  validadeMeses: number;
}

export const creditoPadrao: RegraCredito = { bonusPct: 10, validadeMeses: 12 };

/** Shortest time that credit which comes back from a cancelled ticket can be used. */
export const MINIMO_DIAS_DE_VOLTA = 30;

/** The bonus in whole centavos. A part of a centavo is dropped, so that it is never more than the percentage. */
export const bonusDe = (centavos: number, bonusPct: number): number => Math.floor((centavos * bonusPct) / 100);

/** The same day of the month so many months later; the last one of a month that has no such day. */
export function addMeses(dia: Dia, meses: number): Dia {
  const [ano = 0, mes = 1, d = 1] = dia.split('-').map(Number);
  const last = new Date(Date.UTC(ano, mes + meses, 0)).getUTCDate();
  return new Date(Date.UTC(ano, mes - 1 + meses, Math.min(d, last))).toISOString().slice(0, 10);
}

/**
 * The credit that is offered for money that would go back; null where the company offers none. Credit that comes back is not
 * in `centavos`: it earns no bonus again.
 */
export function ofertaDe(
  centavos: number,
  { bonusPct, validadeMeses }: RegraCredito,
  agora: Date,
): OfertaCredito | null {
  if (bonusPct === 0 || centavos <= 0) return null;
  const bonusCentavos = bonusDe(centavos, bonusPct);
  const validoAte = addMeses(diaEm(agora, FUSO_DA_SEDE), validadeMeses);
  return { centavos: centavos + bonusCentavos, bonusCentavos, bonusPct, validoAte };
}

/** One offer for several tickets: its bonus is the sum of theirs, rounded ticket by ticket. */
export function somaDasOfertas(ofertas: readonly OfertaCredito[]): OfertaCredito | null {
  const [first] = ofertas;
  if (!first) return null;
  return {
    ...first,
    centavos: ofertas.reduce((sum, { centavos }) => sum + centavos, 0),
    bonusCentavos: ofertas.reduce((sum, { bonusCentavos }) => sum + bonusCentavos, 0),
  };
}

/** The credit that an order uses: all of it, up to the price. */
export const creditoUsavel = (saldoCentavos: number, totalCentavos: number): number =>
  Math.max(0, Math.min(saldoCentavos, totalCentavos));

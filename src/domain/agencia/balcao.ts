import { formatCentavos } from '../base/dinheiro';

/** Payment methods at an agency's counter, in the order of their shortcuts: Alt+1 is the first. */
export const meiosBalcao = ['dinheiro', 'debito', 'credito', 'pix', 'link'] as const;
export type MeioBalcao = (typeof meiosBalcao)[number];

/** Upper limit of the amount received in cash; a greater one is taken for a typing error. */
export const RECEBIDO_MAXIMO_CENTAVOS = 1_000_000;

/** Bank notes in circulation that customers commonly pay with, in centavos. */
const NOTAS = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
const SUGESTOES = 5;

/** Change to hand back, or the amount still missing; at least one of them is 0. */
export interface Troco {
  trocoCentavos: number;
  faltaCentavos: number;
}

/** Change for an amount received. Screen and server share this calculation. */
export const computeTroco = (totalCentavos: number, recebidoCentavos: number): Troco => ({
  trocoCentavos: Math.max(0, recebidoCentavos - totalCentavos),
  faltaCentavos: Math.max(0, totalCentavos - recebidoCentavos),
});

/**
 * Amounts a customer is likely to hand over, without repeats: the exact total first, then the total rounded up to each
 * note.
 */
export function recebidosProvaveis(totalCentavos: number): number[] {
  const inNotes = NOTAS.map((nota) => Math.ceil(totalCentavos / nota) * nota);
  return [...new Set([totalCentavos, ...inNotes])]
    .filter((centavos) => centavos <= RECEBIDO_MAXIMO_CENTAVOS)
    .sort((a, b) => a - b)
    .slice(0, SUGESTOES);
}

export const MOTIVO_DESCONTO_MINIMO = 3;
export const MOTIVO_DESCONTO_MAXIMO = 200;

export const MOTIVO_DESCONTO_INVALIDO = 'Diga o motivo do desconto em pelo menos 3 letras';
export const DESCONTO_ACIMA = 'O desconto passa do seu limite. Peça a um responsável.';

/** The greatest discount an operator may give, in centavos; `limitePontos` are hundredths of a percent. */
export const descontoMaximo = (precoCentavos: number, limitePontos: number): number =>
  Math.floor((precoCentavos * limitePontos) / 10_000);

/** A discount typed at the counter. */
export interface DescontoBalcao {
  centavos: number;
  motivo: string;
}

export interface RecusaDesconto {
  campo: 'centavos' | 'motivo';
  mensagem: string;
}

/** The validation error of cash received, null while nothing was typed; null when it pays the total. */
export function refuseRecebido(recebidoCentavos: number | null, totalCentavos: number): string | null {
  if (recebidoCentavos === null) return 'Digite quanto o cliente entregou';
  const { faltaCentavos } = computeTroco(totalCentavos, recebidoCentavos);
  return faltaCentavos > 0 ? `Falta ${formatCentavos(faltaCentavos)}` : null;
}

/** The validation error of a discount; null when it may be given. */
export function refuseDesconto({ centavos, motivo }: DescontoBalcao, maximoCentavos: number): RecusaDesconto | null {
  if (centavos > maximoCentavos) {
    return { campo: 'centavos', mensagem: DESCONTO_ACIMA };
  }
  const { length } = motivo.trim();
  if (length >= MOTIVO_DESCONTO_MINIMO && length <= MOTIVO_DESCONTO_MAXIMO) return null;
  return { campo: 'motivo', mensagem: MOTIVO_DESCONTO_INVALIDO };
}

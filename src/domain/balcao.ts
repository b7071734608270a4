/** How money is taken at an agency's counter, in the order of their keys: Alt+1 is the first. */
export const meiosBalcao = ['dinheiro', 'debito', 'credito', 'pix', 'link'] as const;
export type MeioBalcao = (typeof meiosBalcao)[number];

/** More than that nobody hands over at once: a slip of the finger. */
export const RECEBIDO_MAXIMO_CENTAVOS = 1_000_000;

/** The notes that people pay with, in centavos. */
const NOTAS = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
const SUGESTOES = 5;

/** What goes back over the counter, or what is still missing; never both. */
export interface Troco {
  trocoCentavos: number;
  faltaCentavos: number;
}

/** The one rule of change, by which the screen counts and the server takes the money. */
export const calcularTroco = (totalCentavos: number, recebidoCentavos: number): Troco => ({
  trocoCentavos: Math.max(0, recebidoCentavos - totalCentavos),
  faltaCentavos: Math.max(0, totalCentavos - recebidoCentavos),
});

/** What somebody is likely to hand over: the very sum first, then what whole notes of one kind make, without repeats. */
export function recebidosProvaveis(totalCentavos: number): number[] {
  const inNotes = NOTAS.map((nota) => Math.ceil(totalCentavos / nota) * nota);
  return [...new Set([totalCentavos, ...inNotes])]
    .filter((centavos) => centavos <= RECEBIDO_MAXIMO_CENTAVOS)
    .sort((a, b) => a - b)
    .slice(0, SUGESTOES);
}

export const MOTIVO_DESCONTO_MINIMO = 3;
export const MOTIVO_DESCONTO_MAXIMO = 200;

export const DESCONTO_ACIMA = 'O desconto passa do seu limite. Peça a um responsável.';

/** The most that an operator may take off a price; `limitePontos` are hundredths of a percent. */
export const descontoMaximo = (precoCentavos: number, limitePontos: number): number =>
  Math.floor((precoCentavos * limitePontos) / 10_000);

/** A discount as it was typed at the counter. */
export interface DescontoBalcao {
  centavos: number;
  motivo: string;
}

export interface RecusaDesconto {
  campo: 'centavos' | 'motivo';
  mensagem: string;
}

/** What is wrong with a discount, in words for the operator; null where it may be given. */
export function refuseDesconto({ centavos, motivo }: DescontoBalcao, maximoCentavos: number): RecusaDesconto | null {
  if (centavos > maximoCentavos) {
    return { campo: 'centavos', mensagem: DESCONTO_ACIMA };
  }
  const { length } = motivo.trim();
  if (length >= MOTIVO_DESCONTO_MINIMO && length <= MOTIVO_DESCONTO_MAXIMO) return null;
  return { campo: 'motivo', mensagem: 'Diga o motivo do desconto em pelo menos 3 letras' };
}

/** Reasons that keep an operator from signing off a closed till: own till, own count, or own closing. */
export const impedimentosConferencia = ['proprio', 'contou', 'fechou'] as const;
export type ImpedimentoConferencia = (typeof impedimentosConferencia)[number];

/** Ids of operators: owner of the till, author of the count to sign off, and author of the closing. */
export interface MaosNoCaixa {
  operadorId: string;
  contouId: string | null;
  fechouId: string | null;
}

/**
 * Four-eyes rule: one operator never counts, closes and signs off alone. Returns the reason that keeps `quemConfereId`
 * from signing off, or null.
 */
export function impedimentoDeConferir(
  { operadorId, contouId, fechouId }: MaosNoCaixa,
  quemConfereId: string,
): ImpedimentoConferencia | null {
  if (quemConfereId === operadorId) return 'proprio';
  if (quemConfereId === contouId) return 'contou';
  return quemConfereId === fechouId ? 'fechou' : null;
}

/** Message for each reason, shown on screen and in the server's refusal. */
export const textoImpedimento: Record<ImpedimentoConferencia, string> = {
  proprio: 'Ninguém confere o próprio caixa. Peça a outro responsável.',
  contou: 'Quem contou este caixa não o confere. Peça a outro responsável.',
  fechou: 'Quem fechou este caixa não o confere. Peça a outro responsável.',
};

/** Why an operator does not sign off a closed till: it is their own, they counted it, or they closed it. */
export const impedimentosConferencia = ['proprio', 'contou', 'fechou'] as const;
export type ImpedimentoConferencia = (typeof impedimentosConferencia)[number];

/** Ids of operators: whose till it is, who made the count that would be signed off, who closed on it. */
export interface MaosNoCaixa {
  operadorId: string;
  contouId: string | null;
  fechouId: string | null;
}

/** Counting, closing and signing off are never all of one hand: what keeps this operator from signing off, or null. */
export function impedimentoDeConferir(
  { operadorId, contouId, fechouId }: MaosNoCaixa,
  quemConfereId: string,
): ImpedimentoConferencia | null {
  if (quemConfereId === operadorId) return 'proprio';
  if (quemConfereId === contouId) return 'contou';
  return quemConfereId === fechouId ? 'fechou' : null;
}

/** The same in words, for the screen and for the refusal. */
export const textoImpedimento: Record<ImpedimentoConferencia, string> = {
  proprio: 'Ninguém confere o próprio caixa. Peça a outro responsável.',
  contou: 'Quem contou este caixa não o confere. Peça a outro responsável.',
  fechou: 'Quem fechou este caixa não o confere. Peça a outro responsável.',
};

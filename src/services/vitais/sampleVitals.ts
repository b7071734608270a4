/** One page of so many is measured. */
export const AMOSTRA = 5;
/** Wait until the page has settled, so that measuring delays nothing of it; the browser has kept what came before. */
export const SETTLED_MS = 3_000;

/** Chooses by lot whether this page is measured, and then loads what measures it; a failed load is left alone. */
export function sampleVitals(
  bring: () => Promise<unknown>,
  later: (work: () => void, ms: number) => unknown,
  random: () => number,
): void {
  if (random() * AMOSTRA < 1) later(() => void bring().catch(() => undefined), SETTLED_MS);
}

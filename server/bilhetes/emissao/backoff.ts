/** How long an order may wait for the operator before its money goes back. */
export const DESISTIR_HORAS = 6;
/** The lease of a run that asks; longer than the adapter waits for an answer. */
export const EM_CURSO_SEGUNDOS = 30;
/** Somebody who asks again and again is heard this often. */
export const INSISTENCIA_SEGUNDOS = 5;

const MAX_SECONDS = 3_600;

/** After the n-th refusal: one minute, then twice as long each time, at most an hour. */
export const afterRefusal = (tentativas: number): number =>
  Math.min(60 * 2 ** Math.max(0, tentativas - 1), MAX_SECONDS);

/** After silence the operator is asked what became of it sooner: a quarter of that. */
export const afterSilence = (tentativas: number): number =>
  Math.min(15 * 2 ** Math.max(0, tentativas - 1), MAX_SECONDS);

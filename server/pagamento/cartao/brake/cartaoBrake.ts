/** Kind of an earlier attempt: refused by the bank or not answered yet (`recusa`), or left before the answer. */
export type Outcome = 'recusa' | 'desistencia';

/** An earlier attempt of the same person, network or device: its age in seconds, by the database's clock. */
export interface Counted {
  resultado: Outcome;
  idadeSegundos: number;
}

/** The subjects by which attempts are counted: person, network, device. */
export const measures = ['pessoa', 'rede', 'aparelho'] as const;
/** One of {@link measures}. */
export type Measure = (typeof measures)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  /** At most `vezes` refused or abandoned attempts within `segundos`. */
  tetos: readonly { vezes: number; segundos: number }[];
  /** Seconds of pause after the n-th refusal of the last hour, counted from it; the last value holds from there on. */
  pausas: readonly number[];
}

/** Two refusals count as typing errors and cause no pause; from the third on each pause is longer than the one before. */
const PAUSAS = [0, 0, MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const;

/**
 * A counter serves many customers under one operator, so the ceilings are higher there and nothing pauses. Strangers share
 * a network: it has ceilings only, above the refusals that they cause together on an ordinary day.
 */
export const limits: Readonly<Record<'cliente' | 'balcao', Readonly<Record<Measure, Limit>>>> = {
  cliente: {
    pessoa: { tetos: [{ vezes: 10, segundos: DAY }], pausas: PAUSAS },
    aparelho: { tetos: [{ vezes: 15, segundos: DAY }], pausas: PAUSAS },
    rede: {
      tetos: [
        { vezes: 15, segundos: 10 * MINUTE },
        { vezes: 60, segundos: DAY },
      ],
      pausas: [],
    },
  },
  balcao: {
    pessoa: { tetos: [{ vezes: 40, segundos: DAY }], pausas: [] },
    aparelho: { tetos: [{ vezes: 60, segundos: DAY }], pausas: [] },
    rede: {
      tetos: [
        { vezes: 30, segundos: 10 * MINUTE },
        { vezes: 120, segundos: DAY },
      ],
      pausas: [],
    },
  },
};

/** Age in seconds from which attempts are not counted. */
export const LONGEST_WINDOW_SECONDS = DAY;

/**
 * Seconds until another card may be tried, 0 for at once.
 * @param counted earlier attempts in any order.
 */
export const waitSeconds = (counted: readonly Counted[], { tetos, pausas }: Limit): number =>
  Math.max(0, pauseOf(counted, pausas), ...tetos.map((teto) => waitForCeiling(counted, teto)));

/** Seconds left of the pause; below 0 where it is over. */
function pauseOf(counted: readonly Counted[], pausas: readonly number[]): number {
  const refusals = counted.filter(({ resultado, idadeSegundos }) => resultado === 'recusa' && idadeSegundos < HOUR);
  const latest = Math.min(...refusals.map(({ idadeSegundos }) => idadeSegundos));
  return Math.ceil((pausas[Math.min(refusals.length, pausas.length) - 1] ?? 0) - latest);
}

/** Seconds until the window has room for one more attempt; below 0 where it has room. */
function waitForCeiling(counted: readonly Counted[], { vezes, segundos }: Limit['tetos'][number]): number {
  const ages = counted.map(({ idadeSegundos }) => idadeSegundos);
  const blocking = ages.sort((a, b) => a - b)[vezes - 1];
  return blocking === undefined ? 0 : Math.ceil(segundos - blocking);
}

/** How many minutes a traveller takes to each terminal, by the id of its place, the latest choice first. */
export type Trajetos = readonly (readonly [localidadeId: string, minutos: number])[];

/** The choices, in minutes. */
export const TEMPOS_DE_TRAJETO = [15, 30, 45, 60, 90, 120] as const;

const MAXIMO = 8;

/** Parses the times stored on the device; malformed entries are dropped. */
export function parseTrajetos(text: string | null): Trajetos {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(pairs)) return [];
    return pairs.slice(0, MAXIMO).flatMap((pair: unknown) => {
      const [id, minutos] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof id === 'string' && /^\d{1,9}$/.test(id) && isTempo(minutos) ? [[id, minutos] as const] : [];
    });
  } catch {
    return [];
  }
}

export const formatTrajetos = (trajetos: Trajetos): string => JSON.stringify(trajetos);

/** Replaces the time to a terminal. */
export const withTrajeto = (trajetos: Trajetos, localidadeId: string, minutos: number): Trajetos =>
  [[localidadeId, minutos] as const, ...trajetos.filter(([id]) => id !== localidadeId)].slice(0, MAXIMO);

/** The time to a terminal; null while it was not chosen. */
export const trajetoAte = (trajetos: Trajetos, localidadeId: string): number | null =>
  trajetos.find(([id]) => id === localidadeId)?.[1] ?? null;

const isTempo = (value: unknown): value is number => TEMPOS_DE_TRAJETO.some((tempo) => tempo === value);

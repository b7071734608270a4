import { overlap, type Lugar, type Ocupante } from './ocupante';

/** The seats of a coach that is being filled, leg by leg. */
export interface LugaresLivres {
  readonly lugares: readonly Lugar[];
  isFree: (lugar: Lugar, ocupante: Ocupante) => boolean;
  find: (numero: number) => Lugar | undefined;
  take: (lugar: Lugar, ocupante: Ocupante) => void;
  /** The seat that somebody was given. */
  seatOf: (ocupante: Ocupante) => number | undefined;
}

/** An empty coach. */
export function emptyCoach(lugares: readonly Lugar[]): LugaresLivres {
  const taken = new Map<number, Ocupante[]>();
  const given = new Map<string, number>();
  const byNumber = new Map(lugares.map((lugar) => [lugar.numero, lugar]));
  return {
    lugares,
    isFree: ({ numero }, ocupante) =>
      !ocupante.vetadas.includes(numero) && !(taken.get(numero) ?? []).some((other) => overlap(other, ocupante)),
    find: (numero) => byNumber.get(numero),
    take: ({ numero }, ocupante) => {
      taken.set(numero, [...(taken.get(numero) ?? []), ocupante]);
      given.set(ocupante.id, numero);
    },
    seatOf: ({ id }) => given.get(id),
  };
}

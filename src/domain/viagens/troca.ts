/**
 * Minimum and maximum wait at a change of coach, in minutes: enough to change the platform, and less than a night at a
 * terminal. The search pairs trips by it, and a hold is refused outside of it.
 */
export const ESPERA_MINUTOS = [45, 360] as const;

/** A moment at a terminal. */
export interface Ponta {
  instante: string;
  localidade: { id: string; nome: string; uf: string };
}

/** Where and when a trip begins and ends for its passenger. */
export interface Etapa {
  partida: Ponta;
  chegada: Ponta;
}

/** Whole minutes between two instants (ISO 8601). */
export const esperaEntre = (chegada: string, partida: string): number =>
  Math.round((Date.parse(partida) - Date.parse(chegada)) / 60_000);

/** Whether a wait in minutes leaves a fair time to change. */
export function isEsperaJusta(minutos: number): boolean {
  const [least, most] = ESPERA_MINUTOS;
  return minutos >= least && minutos <= most;
}

/** Whether two moments are in one city, whatever their terminals. */
export const isMesmaCidade = ({ localidade: a }: Ponta, { localidade: b }: Ponta): boolean =>
  a.nome === b.nome && a.uf === b.uf;

/**
 * Whether the second trip goes on from the terminal at which the first ends. One that leads back to the city of the
 * start is a way back, whatever its terminal there.
 */
export const isTroca = (first: Etapa, second: Etapa): boolean =>
  second.partida.localidade.id === first.chegada.localidade.id && !isMesmaCidade(second.chegada, first.partida);

/**
 * Minimum and maximum wait at a change of coach, in minutes: enough to change the platform, and less than a night at a
 * terminal. The search pairs trips by it, and a hold is refused outside of it.
 */
export const ESPERA_MINUTOS = [45, 360] as const;

/** Where a trip begins and ends for its passenger. */
interface Etapa {
  partida: { instante: string; localidade: { id: string; nome: string; uf: string } };
  chegada: { instante: string; localidade: { id: string; nome: string; uf: string } };
}

/** Whole minutes between two instants (ISO 8601). */
export const esperaEntre = (chegada: string, partida: string): number =>
  Math.round((Date.parse(partida) - Date.parse(chegada)) / 60_000);

/** Whether a wait in minutes leaves a fair time to change. */
export function isEsperaJusta(minutos: number): boolean {
  const [least, most] = ESPERA_MINUTOS;
  return minutos >= least && minutos <= most;
}

/**
 * Whether the second trip goes on from the terminal at which the first ends. One that leads back to the city of the
 * start is a way back, whatever its terminal there.
 */
export function isTroca(first: Etapa, second: Etapa): boolean {
  const [start, end] = [first.partida.localidade, second.chegada.localidade];
  return (
    second.partida.localidade.id === first.chegada.localidade.id && !(end.nome === start.nome && end.uf === start.uf)
  );
}

import type { PartidaOperadora } from '../../viagens/operadora/partidasOperadora';
import type { PartidaLida } from './tables';

/**
 * The departures of a list after it was read again. One that is missing for the first time stays, since an answer may
 * be partial; missing a second time it is gone.
 */
export function mergeLista(before: readonly PartidaLida[], read: readonly PartidaOperadora[]): PartidaLida[] {
  const listed = new Set(read.map(({ idViagem }) => idViagem));
  const missing = before.filter(({ idViagem, faltou }) => !listed.has(idViagem) && !faltou);
  return [...read, ...missing.map((partida) => ({ ...partida, faltou: true as const }))].sort((a, b) =>
    a.idViagem < b.idViagem ? -1 : 1,
  );
}

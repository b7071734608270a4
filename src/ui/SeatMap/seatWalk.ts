import { rowsOf } from './seat';
import type { MapSeat } from './seat';

interface Step {
  key: string;
  ctrlKey: boolean;
}

/**
 * The seat that a key moves to from seat `from`; null for other keys or at an edge. Up is towards the driver; the aisle
 * is skipped; a shorter row is entered at the nearest seat.
 */
export function walk(seats: readonly MapSeat[], from: number, { key, ctrlKey }: Step): MapSeat | null {
  const rows = rowsOf(seats);
  const at = rows.findIndex((row) => row.some(({ numero }) => numero === from));
  const row = rows[at] ?? [];
  const column = row.findIndex(({ numero }) => numero === from);
  const coluna = row[column]?.coluna ?? 0;
  const targets: Record<string, MapSeat | null | undefined> = {
    Home: ctrlKey ? rows[0]?.[0] : row[0],
    End: ctrlKey ? rows.at(-1)?.at(-1) : row.at(-1),
    ArrowLeft: row[column - 1],
    ArrowRight: row[column + 1],
    ArrowUp: nearest(rows[at - 1], coluna),
    ArrowDown: nearest(rows[at + 1], coluna),
  };
  return targets[key] ?? null;
}

function nearest(row: MapSeat[] | undefined, coluna: number): MapSeat | null {
  if (!row) return null;
  const distance = (seat: MapSeat) => Math.abs(seat.coluna - coluna);
  return row.reduce<MapSeat | null>((best, seat) => (best && distance(best) <= distance(seat) ? best : seat), null);
}

import type { Happening } from './channel';

export interface Line extends Happening {
  id: number;
}

/** So many lines one can still read; older ones go. */
const LONGEST = 300;

/** Newest first. */
export const addLine = (lines: readonly Line[], happening: Happening): Line[] =>
  [{ ...happening, id: (lines[0]?.id ?? 0) + 1 }, ...lines].slice(0, LONGEST);

/** The lines whose name or content holds every word, whatever its case and accents. */
export function filterLines(lines: readonly Line[], words: string, kinds: readonly Happening['kind'][]): Line[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return lines.filter(
    ({ kind, type, payload }) =>
      kinds.includes(kind) && wanted.every((word) => fold(`${type} ${payload}`).includes(word)),
  );
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `14:03:27,120`. */
export function formatTime(at: number): string {
  const time = new Date(at);
  const [hours, minutes, seconds] = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hours}:${minutes}:${seconds},${String(time.getMilliseconds()).padStart(3, '0')}`;
}

import type { Happening } from './channel';

export interface Line extends Happening {
  id: number;
}

/** Maximum lines kept; older ones are dropped. */
const LONGEST = 300;

/** Adds a line in front. */
export const addLine = (lines: readonly Line[], happening: Happening): Line[] =>
  [{ ...happening, id: (lines[0]?.id ?? 0) + 1 }, ...lines].slice(0, LONGEST);

/** Lines whose name or content contains every word, ignoring case and accents. */
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

export type Key = string | number;

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Same kind, and for lists the same length: only then are parts compared. */
const comparable = (before: unknown, after: unknown): boolean =>
  isContainer(before) &&
  isContainer(after) &&
  Array.isArray(before) === Array.isArray(after) &&
  (!Array.isArray(before) || before.length === (after as unknown[]).length);

/**
 * Paths at which two states differ. States share what did not change, as reducers leave them, so equal references are
 * not entered. A list of another length differs as a whole.
 */
export function changedPaths(before: unknown, after: unknown, path: Key[] = []): Key[][] {
  if (Object.is(before, after)) return [];
  if (!comparable(before, after)) return [path];
  if (Array.isArray(before)) {
    return before.flatMap((value, i) => changedPaths(value, (after as unknown[])[i], [...path, i]));
  }
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    changedPaths(old[key], now[key], [...path, key]),
  );
}

/** The value at a path; where masking put a text in place of an object, that text. */
export const valueAt = (state: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? (value as Record<Key, unknown>)[key] : value), state);

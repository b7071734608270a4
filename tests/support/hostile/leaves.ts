export type Path = readonly (string | number)[];

/** Paths of the leaf values of a request. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === 'object'
        ? Object.entries(part).find(([k]) => k === String(key))?.[1]
        : undefined,
    value,
  );

/** A copy with another value at a path. */
export function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((part: unknown, i) => (String(i) === String(key) ? replaceAt(part, rest, replacement) : part));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      name === key ? replaceAt(part, rest, replacement) : part,
    ]),
  );
}

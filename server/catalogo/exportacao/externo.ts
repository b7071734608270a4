/** The parts of an id that a feed's line or coach has in our table; undefined where it has none. */
export function readExterno(externo: string): [string, ...unknown[]] | undefined {
  if (!externo.startsWith('[')) return undefined;
  try {
    const parts: unknown = JSON.parse(externo);
    return isNamed(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

const isNamed = (parts: unknown): parts is [string, ...unknown[]] =>
  Array.isArray(parts) && typeof parts[0] === 'string';

/** A named text of a query or form; undefined where it is missing or sent more than once. */
export type Parameters = (name: string) => string | undefined;

export function readParameters(source: unknown): Parameters {
  const entries = new Map<string, unknown>(typeof source === 'object' && source !== null ? Object.entries(source) : []);
  return (name) => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : undefined;
  };
}

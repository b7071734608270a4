/** A part of a call's input before it is checked; undefined where there is none. */
export const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The same where it is a text; empty where it is none. */
export function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key);
  return typeof text === 'string' ? text : '';
}

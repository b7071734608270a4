import { translated } from '../../../src/words/t';

/**
 * A label of a ticket on paper: the law wants it in Portuguese, and its traveller reads it in their own language.
 * @param label a marked message: `both(msg('Origem'))` → `Origem / From`.
 */
export function both(label: string): string {
  const said = translated(label);
  return said === label ? label : `${label} / ${said}`;
}

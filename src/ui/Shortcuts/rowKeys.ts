/** Keys that lead from row to row of the tables that people work through. */

const ROWS = '.it-table-frame[data-compact] tbody tr';
const CONTROLS = 'a[href], button:not(:disabled)';

/** The first control of each row: what a person opens it with. */
const rowControls = (rows: Iterable<Element>): HTMLElement[] =>
  [...rows].map((row) => row.querySelector<HTMLElement>(CONTROLS)).filter((control) => control !== null);

/** Leads to the first row of the first table; false where there is none to open. */
export function focusFirstRow(): boolean {
  const [first] = rowControls(document.querySelectorAll(ROWS));
  first?.focus();
  return first !== undefined;
}

/** Whether there is a row to lead to. */
export const hasRows = (): boolean => rowControls(document.querySelectorAll(ROWS)).length > 0;

/** The row to go to; null where the key has no meaning in a list. */
function targetOf(key: string, from: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

type KeyPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key' | 'target'>;

/** Leads to another row from a control of one; false for other keys and elsewhere. */
export function walkRows({ altKey, ctrlKey, metaKey, shiftKey, key, target }: KeyPress): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return false;
  const row = target.closest(ROWS);
  if (!row || target.matches('input, select, textarea')) return false;
  const controls = rowControls(row.parentElement?.children ?? []);
  const from = controls.findIndex((control) => row.contains(control));
  const next = targetOf(key, from, controls.length - 1);
  if (next === null) return false;
  controls[next]?.focus();
  return true;
}

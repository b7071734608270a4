/** The controls on screen that have a key. Their attribute is the only list of them: what is not there has no key. */

/** A key of the page and what it does. */
export interface PageShortcut {
  /** `Alt+1`. */
  keys: string;
  /** Name of the control. */
  label: string;
  control: HTMLElement;
  /** True for a link of a navigation, to another page. */
  leadsAway: boolean;
}

const ATTRIBUTE = 'aria-keyshortcuts';

const isField = (control: HTMLElement): control is HTMLInputElement => control.matches('input, select, textarea');

/** Its label's text, or its own without what screen readers do not hear. */
function nameOf(control: HTMLElement): string {
  const named = (isField(control) ? control.labels?.[0] : control)?.cloneNode(true) as HTMLElement | undefined;
  named?.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
  return named?.textContent?.trim() ?? '';
}

/** Every key that acts now: none of a disabled control, nor of a folded form. */
export function listPageShortcuts(): PageShortcut[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]
    .filter((control) => control.matches(':not(:disabled)') && !control.closest('[hidden], [aria-hidden="true"]'))
    .map((control) => ({
      keys: control.getAttribute(ATTRIBUTE) ?? '',
      label: nameOf(control),
      control,
      leadsAway: control.closest('nav') !== null,
    }))
    .sort((a, b) => a.keys.localeCompare(b.keys));
}

type KeyPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code'>;

/**
 * The name of a key press: `Alt+P`. Null for other presses, those of the numeric pad included: Alt with it types
 * characters on Windows. The key's place counts, since Alt with a letter types a character on macOS.
 */
export function keysOf({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyPress): string | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  const key = /^(?:Digit|Key)(\w)$/.exec(code)?.[1];
  return key ? `Alt+${key}` : null;
}

/** Presses a button or a link, or leads to a field; false where no control has these keys. */
export function runPageShortcut(keys: string): boolean {
  const control = listPageShortcuts().find((shortcut) => shortcut.keys === keys)?.control;
  control?.focus();
  if (control && !isField(control)) control.click();
  return control !== undefined;
}

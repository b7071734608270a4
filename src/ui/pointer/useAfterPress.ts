import { useEffect } from 'react';

/** Acts that wait for the end of the press under way; null while no button of the pointer is down. */
let waiting: (() => void)[] | null = null;
/** Mounted components that may wait; the document is listened to for them all. */
let users = 0;

const begin = (): void => {
  waiting ??= [];
};

/** The click follows the release within the same task, so that the next task is after both. */
function end(): void {
  const acts = waiting;
  waiting = null;
  if (acts && acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
}

/** Mouse events, since a tap dispatches them too, together with the change of focus. */
const ENDINGS = ['mouseup', 'dragend', 'pointercancel'] as const;

function watch(): () => void {
  users += 1;
  if (users === 1) {
    document.addEventListener('mousedown', begin, true);
    for (const name of ENDINGS) document.addEventListener(name, end, true);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    document.removeEventListener('mousedown', begin, true);
    for (const name of ENDINGS) document.removeEventListener(name, end, true);
    waiting = null;
  };
}

const afterPress = (act: () => void): void => {
  if (waiting) waiting.push(act);
  else act();
};

/**
 * A function that runs `act` at once, or after the click where a press is under way. A field is left when the pointer
 * goes down on a button: an error line that appeared then would move the button away before the pointer comes up, and
 * the browser would report no click.
 */
export function useAfterPress(): (act: () => void) => void {
  useEffect(watch, []);
  return afterPress;
}

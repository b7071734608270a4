import { browser } from '@wdio/globals';
import { Key } from 'webdriverio';

type Keys = ReturnType<typeof keysOf>;

const keysOf = () => browser.action('key');

/**
 * Adds each key with a pause, since masked fields read the caret once per frame. One command per text costs half the
 * processor time of one per key.
 */
function addText(keys: Keys, text: string, ms: number): Keys {
  for (const char of text) keys.down(char).up(char).pause(ms);
  return keys;
}

/** Types into the focused field with a pause of `ms` after each key. */
export async function typeSlowly(text: string, ms = 25): Promise<void> {
  await addText(keysOf(), text, ms).perform(true);
}

/** Focuses a field, clears it like a person, and types. */
export async function fill(field: ChainablePromiseElement, text: string): Promise<void> {
  await field.waitForClickable();
  await field.click();
  const emptied = keysOf().down(Key.Ctrl).down('a').up('a').up(Key.Ctrl).pause(50);
  await addText(emptied.down(Key.Backspace).up(Key.Backspace), text, 25).perform(true);
}

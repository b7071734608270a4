import { browser } from '@wdio/globals';
import { Key } from 'webdriverio';

type Keys = ReturnType<typeof keysOf>;

const keysOf = () => browser.action('key');

/**
 * Masked fields read the caret once a frame, so every key comes by itself and rests. The browser plays the whole text:
 * one command a text costs half the processor time of one a key.
 */
function addText(keys: Keys, text: string, ms: number): Keys {
  for (const char of text) keys.down(char).up(char).pause(ms);
  return keys;
}

/** Types where the cursor is, resting `ms` milliseconds after each key. */
export async function typeSlowly(text: string, ms = 25): Promise<void> {
  await addText(keysOf(), text, ms).perform(true);
}

/** Puts the cursor into a field, empties it as a person would, and types. */
export async function fill(field: ChainablePromiseElement, text: string): Promise<void> {
  await field.waitForClickable();
  await field.click();
  const emptied = keysOf().down(Key.Ctrl).down('a').up('a').up(Key.Ctrl).pause(50);
  await addText(emptied.down(Key.Backspace).up(Key.Backspace), text, 25).perform(true);
}

import { browser } from '@wdio/globals';
import { Key } from 'webdriverio';

/** The focused element as perceived by keyboard users. */
export interface Focus {
  name: string;
  tag: string;
  /** True when nothing is focused, so that the next Tab starts at the top of the page. */
  lost: boolean;
  /** True for a visible focus indicator, or a heading, which is only announced. */
  marked: boolean;
  /** True when its centre is within the window and not covered. */
  inSight: boolean;
}

/** Reads the focused element from the page. */
export const readFocus = (): Promise<Focus> =>
  browser.execute(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', tag: 'body', lost: true, marked: false, inSight: false };
    const isDialog = element.getAttribute('role') === 'dialog';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;

    function nameOf(one: HTMLElement): string {
      const ids = one.getAttribute('aria-labelledby');
      const labelled = ids?.split(' ').map((id) => document.getElementById(id)?.textContent);
      return one.getAttribute('aria-label') ?? labelled?.join(' ') ?? labels?.[0]?.textContent ?? one.textContent;
    }

    function isOutlined(box: Element): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }

    /**
     * Looks for an outline on the element, its siblings and its ancestors, since a hidden input shows its focus on one
     * of these; MUI's fields thicken their border instead.
     */
    function isMarked(one: HTMLElement): boolean {
      const boxes: Element[] = [one, ...(one.parentElement?.children ?? [])];
      for (let box = one.parentElement; box && boxes.length < 8; box = box.parentElement) boxes.push(box);
      const border = one.parentElement?.querySelector('fieldset');
      return boxes.some(isOutlined) || (!!border && parseFloat(getComputedStyle(border).borderTopWidth) >= 2);
    }

    /** Checks that the element or its label is topmost, since custom checkboxes and radios cover their input. */
    function isInSight(one: HTMLElement): boolean {
      const { left, top, width, height } = one.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 200));
      const own = [one, ...(labels ?? []), ...(one instanceof HTMLInputElement ? [one.parentElement] : [])];
      return own.some((part) => part?.contains(over) ?? false);
    }

    return {
      name: nameOf(element)
        .replace(/\s+/g, ' ')
        .replace(/\s*\*$/, '')
        .trim(),
      tag: element.tagName.toLowerCase(),
      lost: false,
      marked: isDialog || /^H[1-6]$/.test(element.tagName) || isMarked(element),
      inSight: isDialog || isInSight(element),
    };
  });

/** Asserts that the focus exists, is visible, and is not covered by sticky elements. */
export async function expectSoundFocus(where: string): Promise<Focus> {
  const focus = await readFocus();
  const faults = [
    focus.lost && 'is lost',
    !focus.lost && !focus.marked && 'does not show',
    !focus.lost && !focus.inSight && 'is out of sight or covered',
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`${where}: the focus on ${focus.tag} “${focus.name}” ${faults.join(', ')}`);
  return focus;
}

/** Presses keys one after another. */
export async function press(...keys: (string | string[])[]): Promise<void> {
  for (const key of keys) await browser.keys(key);
}

/** Presses Tab until the named element; every stop on the way must have a sound focus. */
export const tabTo = (name: string | RegExp): Promise<Focus> => goTo(name, Key.Tab);

/** Presses Shift+Tab until the named element. */
export const tabBackTo = (name: string | RegExp): Promise<Focus> => goTo(name, [Key.Shift, Key.Tab]);

async function goTo(name: string | RegExp, key: string | string[]): Promise<Focus> {
  const stops: string[] = [];
  while (stops.length < 60) {
    await press(key);
    const focus = await expectSoundFocus(`on the way to ${String(name)}, after ${stops.at(-1) ?? 'the start'}`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return focus;
    stops.push(focus.name);
  }
  throw new Error(`Tab never reached ${String(name)}, only ${stops.join(' · ')}`);
}

/** Waits until the focus arrives at an element, after a navigation or a dialog. */
export async function focusArrives(what: RegExp, tag?: string): Promise<void> {
  let focus = await readFocus();
  await browser
    .waitUntil(
      async () => {
        focus = await readFocus();
        return what.test(focus.name) && (!tag || focus.tag === tag);
      },
      { timeout: 60_000, interval: 100, timeoutMsg: `the focus never came to ${what}` },
    )
    .catch((error: unknown) => {
      throw new Error(`${String(error)}; it is on ${focus.tag} “${focus.name}”`);
    });
  await expectSoundFocus(`arriving at ${what}`);
}

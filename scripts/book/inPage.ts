/** What runs inside the book's frame. Each function is sent over whole: it may use nothing but its arguments. */
import type { AxeResults, RunOptions } from 'axe-core';

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: object) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    /** What the frame shows now; remembered so that showing it again mounts it anew. */
    shownStory?: string;
    /** Where this page's clock began; the runner turns it back for each story. */
    bookClock?: { origin: number };
    axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Shows a story from its beginning, its `play` included, and says what went wrong on the way. */
export async function showStory(storyId: string, waitMs: number): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return ['the book did not start'];
  if (window.bookClock) window.bookClock.origin = performance.now();
  // It plays as for a person, with every fade, and is looked at when all stands still.
  delete document.documentElement.dataset['still'];
  const errors: string[] = [];
  const names = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  const note = (payload: { title?: string; description?: string; message?: string } | { message: string }[]) => {
    const list = Array.isArray(payload) ? payload : [payload];
    for (const { message, ...other } of list)
      errors.push(message ?? ('title' in other ? `${other.title}: ${other.description}` : 'unknown error'));
  };
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => {
      errors.push(`not finished after ${waitMs} ms`);
      end();
    }, waitMs);
    const finished = (payload: { storyId: string }) => payload.storyId === storyId && end();
    const failed = () => setTimeout(end, 50);
    const end = () => {
      clearTimeout(late);
      channel.off('storyFinished', finished);
      channel.off('storyMissing', failed);
      for (const name of names) channel.off(name, note);
      for (const name of names.slice(0, 2)) channel.off(name, failed);
      resolve();
    };
    channel.on('storyFinished', finished);
    channel.on('storyMissing', failed);
    for (const name of names) channel.on(name, note);
    for (const name of names.slice(0, 2)) channel.on(name, failed);
    const again = window.shownStory === storyId;
    window.shownStory = storyId;
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
  document.documentElement.dataset['still'] = '';
  await document.fonts.ready;
  return [...new Set(errors)];
}

/** Puts the whole book in another colour scheme, as its toolbar does. */
export function wearTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
}

/**
 * Axe's findings on what is on screen, portals included, a line each. Between two schemes only colours differ, so what
 * was examined whole in one needs only their rules in the other.
 */
export async function examine(wholePage: boolean, onlyColours: boolean): Promise<string[]> {
  if (!window.axe) return ['axe is not there'];
  const off = { enabled: false };
  const piece = { region: off, 'page-has-heading-one': off, 'landmark-one-main': off };
  const found = await window.axe.run(
    { exclude: [['.sb-wrapper'], ['#storybook-highlights-root'], ['[data-axe-skip]']] },
    {
      resultTypes: ['violations'],
      ...(onlyColours
        ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
        : { rules: wholePage ? {} : piece }),
    },
  );
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`)
        .join(' | ')}`,
  );
}

/** How many pixels the page can be pushed sideways; 0 when it fits (WCAG 1.4.10). */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** The box that holds everything drawn, in CSS pixels. */
export function drawnBox(): { width: number; height: number } {
  const { clientWidth, scrollHeight } = document.documentElement;
  const inPortals =
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], :popover-open') !== null;
  const drawn = [...document.querySelectorAll('#storybook-root *:not(:has(*))')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  const height = inPortals || drawn.length === 0 ? scrollHeight : Math.max(...drawn) + window.scrollY + 16;
  return { width: clientWidth, height: Math.min(1400, Math.max(40, Math.ceil(height))) };
}

/** A clock that begins at the same instant for each story, so that times and countdowns look alike in every run. */
export function setClock(startMs: number): void {
  const clock = { origin: performance.now() };
  window.bookClock = clock;
  const now = () => startMs + Math.floor(performance.now() - clock.origin);
  const RealDate = Date;
  class BookDate extends RealDate {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(now());
      else super(...(parts as [number]));
    }
    static override now() {
      return now();
    }
  }
  window.Date = BookDate as DateConstructor;
}

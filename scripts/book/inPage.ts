/** Functions that run inside the book's frame, where page.ts makes them methods of `window.book`. */
import type { AxeResults, RunOptions } from 'axe-core';

type Listener = (payload: never) => void;

interface Channel {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  emit: (event: string, payload: object) => void;
  transports: unknown[];
}

/** A story to examine. */
export interface Visit {
  storyId: string;
  /** True for a whole screen, which must also have landmarks and a heading. */
  wholePage: boolean;
  waitMs: number;
}

/** Findings of one story at one width. */
export interface Look {
  /** Errors of rendering, of `play`, or on the console. */
  broken: string[];
  axe: { theme: string; violation: string }[];
  /** Horizontal overflow in pixels (WCAG 1.4.10). */
  sideways: number;
}

export interface BookPage {
  look: (visit: Visit) => Promise<Look>;
  show: (visit: Visit, errors: string[]) => Promise<void>;
  examine: (wholePage: boolean, onlyColours: boolean) => Promise<string[]>;
  sidewaysScroll: () => number;
  drawnBox: () => { width: number; height: number };
  quietFrame: () => Promise<void>;
  axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  /** Axe's colour rules without those of level AAA, which are off. */
  colourRules: string[];
  /** Origin of this page's clock, reset by each story. */
  clock: { origin: number };
  /** Id of the current story, so that showing it again remounts it. */
  shown: string;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<unknown> };
    book: BookPage;
  }
}

/**
 * Shows a story in light, its `play` included, and examines it with every axe rule; in dark only with colour rules,
 * since nothing else differs.
 */
export async function look(visit: Visit): Promise<Look> {
  const { book } = window;
  const root = document.documentElement;
  const errors: string[] = [];
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    // Requests of the previous story may be cancelled now, which is no error.
    const isCancelled = parts.some((part) => part instanceof DOMException && part.name === 'AbortError');
    if (!isCancelled) errors.push(`console: ${parts.map(String).join(' ')}`);
  };
  root.dataset['theme'] = 'light';
  // Animations run during `play`, and are disabled for the examination.
  delete root.dataset['still'];
  await book.show(visit, errors);
  root.dataset['still'] = '';
  await document.fonts.ready;
  console.error = write;
  const found: Look = { broken: [...new Set(errors)], axe: [], sideways: book.sidewaysScroll() };
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme;
    const violations = await book.examine(visit.wholePage, theme === 'dark');
    found.axe.push(...violations.map((violation) => ({ theme, violation })));
  }
  return found;
}

/** Shows a story until its `play` has ended, and adds failures to `errors`. */
export async function show({ storyId, waitMs }: Visit, errors: string[]): Promise<void> {
  const { book } = window;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return void errors.push('the book did not start');
  book.clock.origin = performance.now();
  const names = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  const note = (payload: { title?: string; description?: string; message?: string } | { message: string }[]) => {
    for (const { message, ...other } of Array.isArray(payload) ? payload : [payload])
      errors.push(message ?? ('title' in other ? `${other.title}: ${other.description}` : 'unknown error'));
  };
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(late);
      channel.off('storyFinished', finished);
      channel.off('storyMissing', missing);
      for (const name of names) channel.off(name, note);
      for (const name of names.slice(0, 2)) channel.off(name, failed);
      resolve();
    };
    const late = setTimeout(() => {
      errors.push(`not finished after ${waitMs} ms`);
      end();
    }, waitMs);
    const finished = (payload: { storyId: string }) => payload.storyId === storyId && end();
    const failed = () => void setTimeout(end, 50);
    const missing = () => {
      errors.push('the book does not have this story');
      failed();
    };
    channel.on('storyFinished', finished);
    channel.on('storyMissing', missing);
    for (const name of names) channel.on(name, note);
    for (const name of names.slice(0, 2)) channel.on(name, failed);
    const again = book.shown === storyId;
    book.shown = storyId;
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Axe's violations on screen, portals included, one line each. */
export async function examine(wholePage: boolean, onlyColours: boolean): Promise<string[]> {
  const off = { enabled: false };
  const piece = { region: off, 'page-has-heading-one': off, 'landmark-one-main': off };
  const found = await window.book.axe.run(
    { exclude: [['.sb-wrapper'], ['#storybook-highlights-root'], ['[data-axe-skip]']] },
    {
      resultTypes: ['violations'],
      ...(onlyColours
        ? { runOnly: { type: 'rule', values: window.book.colourRules } }
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

/** Horizontal overflow in pixels; 0 when the page fits (WCAG 1.4.10). */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** Bounding box of all content, in CSS pixels. */
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

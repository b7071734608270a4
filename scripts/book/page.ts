import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from './browser';
import { drawnBox, examine, look, show, sidewaysScroll } from './inPage';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The instant at which every story begins: 21 November 2026, noon in São Paulo. */
const START = Date.parse('2026-11-21T12:00:00-03:00');
/** Within which a page must open and a story must end. */
export const WAIT_MS = 30_000;

/** Nothing moves while it is looked at. */
const STILL =
  'html[data-still] *,html[data-still] *::before,html[data-still] *::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important;' +
  'caret-color:transparent!important;scroll-behavior:auto!important}';

/** A clock that begins at the same instant for each story, so that times and countdowns look alike in every run. */
function setClock(startMs: number): void {
  const clock = { origin: performance.now() };
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
  window.book = { clock } as typeof window.book;
}

/**
 * Ends what the frame does for its readers and not for this walk: the addon runs axe on each story once more, the
 * highlighter reads the style of every element of each story, and what is meant for the manager around the frame is
 * written out as JSON and kept, since there is none.
 */
async function quietFrame(): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('the book did not start');
  await window.__STORYBOOK_PREVIEW__?.ready();
  // An address sets this only beside a story's id.
  await new Promise<void>((resolve) => {
    channel.on('globalsUpdated', () => resolve());
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  channel.transports.length = 0;
  // Axe reads every element of the page, hidden ones too, and a component has fewer than these have together.
  for (const part of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) part.remove();
  // The links of what is left stand hidden before the story: after them, to axe, a link to the content skips nothing.
  for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href');
}

const NAMED = '((method) => method)';
const COLOUR_RULES =
  "axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa')).map(({ ruleId }) => ruleId)";
const METHODS = Object.entries({ look, show, examine, sidewaysScroll, drawnBox, quietFrame });

/** Before the page's own scripts. The compiler names functions through `__name`, which a page does not have. */
const BEFORE = `window.__name = ${NAMED};(${String(setClock)})(${START});window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`;

/** The methods of `window.book`, and an axe that no other copy replaces; the report names elements without their HTML. */
const BOOK = `${axeSource};axe.configure({ noHtml: true });Object.assign(window.book, { axe, shown: '', colourRules: ${COLOUR_RULES}, ${METHODS.map(([name, method]) => `${name}: ${String(method)}`).join(',\n')} });`;

function addToPage(source: string, still: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  const style = document.createElement('style');
  style.textContent = still;
  document.head.append(script, style);
}

/** Lets every page that this browser opens from now on begin with the book's clock. */
export async function preparePages(browser: Browser): Promise<void> {
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE });
}

/** Opens the book's frame anew, with no story, ready to look at one after the other. */
export async function openPage(browser: Browser, site: string): Promise<void> {
  await browser.url(`${site}/iframe.html?viewMode=story`);
  await browser.waitUntil(() => browser.execute(() => window.__STORYBOOK_PREVIEW__ !== undefined), {
    timeout: WAIT_MS,
  });
  await browser.execute(addToPage, BOOK, STILL);
  await browser.execute(() => window.book.quietFrame());
}

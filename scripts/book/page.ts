import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from './browser';
import { drawnBox, examine, look, show, sidewaysScroll } from './inPage';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Time at which every story starts: 21 November 2026, noon in São Paulo. */
const START = Date.parse('2026-11-21T12:00:00-03:00');
/** Maximum time for a page to open and for a story to end. */
export const WAIT_MS = 30_000;

/** Disables all motion during the examination. */
const STILL =
  'html[data-still] *,html[data-still] *::before,html[data-still] *::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important;' +
  'caret-color:transparent!important;scroll-behavior:auto!important}';

/** A clock that starts at the same instant for each story, so that times and countdowns are reproducible. */
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
 * Disables parts of the frame that this walk does not need: the addon's own axe run, the highlighter, which reads every
 * element's style, and messages to the manager, which is absent.
 */
async function quietFrame(): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('the book did not start');
  await window.__STORYBOOK_PREVIEW__?.ready();
  // The address sets this only together with a story's id.
  await new Promise<void>((resolve) => {
    channel.on('globalsUpdated', () => resolve());
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  channel.transports.length = 0;
  // Removed because axe reads every element of the page, hidden ones included, and these outnumber a component's.
  for (const part of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) part.remove();
  // The remaining hidden links precede the story: axe would take them for skip links without a target.
  for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href');
}

const NAMED = '((method) => method)';
const COLOUR_RULES =
  "axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa')).map(({ ruleId }) => ruleId)";
const METHODS = Object.entries({ look, show, examine, sidewaysScroll, drawnBox, quietFrame });

/** Runs before the page's scripts. The compiler wraps functions in `__name`, which a page lacks. */
const BEFORE = `window.__name = ${NAMED};(${String(setClock)})(${START});window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`;

/** Methods of `window.book`, with an axe that no other copy replaces; reports omit the HTML of elements. */
const BOOK = `${axeSource};axe.configure({ noHtml: true });Object.assign(window.book, { axe, shown: '', colourRules: ${COLOUR_RULES}, ${METHODS.map(([name, method]) => `${name}: ${String(method)}`).join(',\n')} });`;

function addToPage(source: string, still: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  const style = document.createElement('style');
  style.textContent = still;
  document.head.append(script, style);
}

/** Makes every page that this browser opens start with the book's clock. */
export async function preparePages(browser: Browser): Promise<void> {
  await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: BEFORE });
}

/** Opens the book's frame without a story. */
export async function openPage(browser: Browser, site: string): Promise<void> {
  await browser.url(`${site}/iframe.html?viewMode=story`);
  await browser.waitUntil(() => browser.execute(() => window.__STORYBOOK_PREVIEW__ !== undefined), {
    timeout: WAIT_MS,
  });
  await browser.execute(addToPage, BOOK, STILL);
  await browser.execute(() => window.book.quietFrame());
}

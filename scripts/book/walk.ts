import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from './browser';
import { drawnBox, examine, setClock, showStory, sidewaysScroll, wearTheme } from './inPage';
import type { Entry } from './stories';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The instant at which every story begins: 21 November 2026, noon in São Paulo. */
const START = Date.parse('2026-11-21T12:00:00-03:00');
const WAIT_MS = 30_000;
/** Leftovers of hundreds of stories slow a page down; it begins anew after so many. */
const STORIES_PER_PAGE = 60;

/** Half of each side keeps the repository small; a moved line or another colour still shows. */
const PICTURE_SCALE = 0.5;

/** Nothing moves while it is looked at. */
const STILL =
  'html[data-still] *,html[data-still] *::before,html[data-still] *::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important;' +
  'caret-color:transparent!important;scroll-behavior:auto!important}';

export interface Way {
  name: 'wide' | 'phone';
  width: number;
  height: number;
  /** The scheme in which its pictures are taken. */
  pictureTheme: 'light' | 'dark';
}

export interface Seen {
  entry: Entry;
  way: Way['name'];
  /** Errors of rendering or of `play`. */
  broken: string[];
  /** Violations, by scheme. */
  axe: { theme: string; violation: string }[];
  sideways: number;
  picture?: Buffer;
}

async function open(browser: Browser, url: string): Promise<void> {
  await browser.url(url);
  await browser.waitUntil(() => browser.execute(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined), {
    timeout: WAIT_MS,
  });
  await browser.execute(
    (source, still) => {
      const script = document.createElement('script');
      script.textContent = source;
      const style = document.createElement('style');
      style.textContent = still;
      document.head.append(script, style);
    },
    axeSource,
    STILL,
  );
}

/**
 * Chromium makes the page tiny for a moment when it draws beyond the window, which crosses 960 px and closes dialogs; so
 * the window grows to what is drawn first.
 */
async function portray(browser: Browser, way: Way): Promise<Buffer> {
  await browser.execute(() => window.scrollTo(0, 0));
  const box = await browser.execute(drawnBox);
  const grows = box.height > way.height;
  if (grows) await browser.setViewport({ width: way.width, height: box.height, devicePixelRatio: 1 });
  const { data } = (await browser.sendCommandAndGetResult('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, ...box, scale: PICTURE_SCALE },
  })) as { data: string };
  if (grows) await browser.setViewport({ width: way.width, height: way.height, devicePixelRatio: 1 });
  return Buffer.from(data, 'base64');
}

async function see(browser: Browser, entry: Entry, way: Way, withPicture: boolean): Promise<Seen> {
  await browser.execute(wearTheme, 'light');
  const broken = await browser.execute(showStory, entry.id, WAIT_MS);
  const seen: Seen = { entry, way: way.name, broken, axe: [], sideways: await browser.execute(sidewaysScroll) };
  const other = way.pictureTheme === 'light' ? 'dark' : 'light';
  for (const theme of [other, way.pictureTheme]) {
    await browser.execute(wearTheme, theme);
    const violations = await browser.execute(examine, entry.title.startsWith('Telas/'), theme === way.pictureTheme);
    seen.axe.push(...violations.map((violation) => ({ theme, violation })));
  }
  if (withPicture) seen.picture = await portray(browser, way);
  return seen;
}

/** Walks through every story at one width: renders, plays, examines in light and dark, and takes its picture. */
export async function walk(
  browser: Browser,
  site: string,
  stories: readonly Entry[],
  way: Way,
  pictures: ReadonlySet<string>,
  onSeen: (seen: Seen) => void,
): Promise<void> {
  await browser.setViewport({ width: way.width, height: way.height, devicePixelRatio: 1 });
  await browser.addInitScript(setClock, START);
  for (const [index, entry] of stories.entries()) {
    const broke = index % STORIES_PER_PAGE === 0;
    if (broke) await open(browser, `${site}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    const seen = await see(browser, entry, way, pictures.has(entry.id));
    onSeen(seen);
    if (seen.broken.length > 0) await open(browser, `${site}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  }
}

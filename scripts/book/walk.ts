import { setViewport, type Browser } from './browser';
import type { Look } from './inPage';
import { openPage, preparePages, WAIT_MS } from './page';
import type { Entry } from './stories';

/** Half of each side keeps the repository small; a moved line or another colour still shows. */
const PICTURE_SCALE = 0.5;

export interface Way {
  name: 'wide' | 'phone';
  width: number;
  height: number;
  /** The scheme in which its pictures are taken. */
  pictureTheme: 'light' | 'dark';
}

/** Stories that one page shows one after the other, always the same ones, so that a run can be repeated. */
export interface Sheet {
  way: Way;
  entries: readonly Entry[];
}

export interface Seen extends Look {
  entry: Entry;
  way: Way['name'];
  picture?: Buffer;
}

export interface Walk {
  site: string;
  /** Taken from the front by every hand, until none is left. */
  sheets: Sheet[];
  /** The ids of the stories whose looks are kept. */
  pictures: ReadonlySet<string>;
  onSeen: (seen: Seen) => void;
  /** Milliseconds since the epoch at which no further sheet is begun; each browser walks its first one in any case. */
  until: number;
}

/**
 * Chromium makes the page tiny for a moment when it draws beyond the window, which crosses 960 px and closes dialogs; so
 * the window grows to what is drawn first.
 */
async function portray(browser: Browser, way: Way): Promise<Buffer> {
  const box = await browser.execute((theme) => {
    document.documentElement.dataset['theme'] = theme;
    window.scrollTo(0, 0);
    return window.book.drawnBox();
  }, way.pictureTheme);
  const grows = box.height > way.height;
  if (grows) await setViewport(browser, { width: way.width, height: box.height });
  const { data } = (await browser.sendCommandAndGetResult('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, ...box, scale: PICTURE_SCALE },
  })) as { data: string };
  if (grows) await setViewport(browser, way);
  return Buffer.from(data, 'base64');
}

async function see(browser: Browser, entry: Entry, way: Way, withPicture: boolean): Promise<Seen> {
  const found = await browser.execute((visit) => window.book.look(visit), {
    storyId: entry.id,
    wholePage: entry.title.startsWith('Telas/'),
    waitMs: WAIT_MS,
  });
  const seen: Seen = { ...found, entry, way: way.name };
  if (withPicture) seen.picture = await portray(browser, way);
  return seen;
}

/** Walks through sheets until none or no time is left: each story renders, plays, is examined in light and dark, and is portrayed. */
export async function walk(browser: Browser, { site, sheets, pictures, onSeen, until }: Walk): Promise<void> {
  await preparePages(browser);
  for (let sheet = sheets.shift(); sheet; sheet = Date.now() < until ? sheets.shift() : undefined) {
    const { way, entries } = sheet;
    await setViewport(browser, way);
    let fresh = false;
    for (const entry of entries) {
      if (!fresh) await openPage(browser, site);
      const seen = await see(browser, entry, way, pictures.has(entry.id));
      onSeen(seen);
      // What broke may have left something behind.
      fresh = seen.broken.length === 0;
    }
  }
}

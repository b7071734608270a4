import { ariaText, type AriaNode } from './ariaTree';
import { setViewport, type Browser } from './browser';
import type { Look } from './inPage';
import { openPage, preparePages, WAIT_MS } from './page';
import type { Entry } from './stories';

/** Half scale keeps the repository small; moved lines and other colours still show. */
const PICTURE_SCALE = 0.5;

export interface Way {
  name: 'wide' | 'phone';
  width: number;
  height: number;
  /** Scheme of the pictures. */
  pictureTheme: 'light' | 'dark';
}

/** A fixed batch of stories shown on one page, so that a run is reproducible. */
export interface Sheet {
  way: Way;
  entries: readonly Entry[];
}

export interface Seen extends Look {
  entry: Entry;
  way: Way['name'];
  picture?: Buffer;
  /** Accessibility tree as text. */
  tree?: string;
}

export interface Walk {
  site: string;
  /** Queue of batches shared by all browsers. */
  sheets: Sheet[];
  /** Ids of the stories with pictures. */
  pictures: ReadonlySet<string>;
  /** Ids of the stories whose accessibility tree is read, at the wide width alone. */
  trees: ReadonlySet<string>;
  onSeen: (seen: Seen) => void;
  /**
   * Time in milliseconds since the epoch after which no batch is started; each browser walks its first one in any case.
   */
  until: number;
}

/**
 * Takes a picture. The window first grows to the content, since Chromium would otherwise shrink the page briefly,
 * crossing 960 px and closing dialogs.
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

/** Reads the accessibility tree of the story on screen. */
async function hear(browser: Browser): Promise<string> {
  const { nodes } = (await browser.sendCommandAndGetResult('Accessibility.getFullAXTree', {})) as { nodes: AriaNode[] };
  return ariaText(nodes);
}

interface Wanted {
  picture: boolean;
  tree: boolean;
}

async function see(browser: Browser, entry: Entry, way: Way, wanted: Wanted): Promise<Seen> {
  const found = await browser.execute((visit) => window.book.look(visit), {
    storyId: entry.id,
    wholePage: entry.title.startsWith('Telas/'),
    waitMs: WAIT_MS,
  });
  const seen: Seen = { ...found, entry, way: way.name };
  if (wanted.tree) seen.tree = await hear(browser);
  if (wanted.picture) seen.picture = await portray(browser, way);
  return seen;
}

/**
 * Walks batches until none or no time is left: renders and plays each story, examines it in light and dark, reads its
 * accessibility tree and takes its picture.
 */
export async function walk(browser: Browser, { site, sheets, pictures, trees, onSeen, until }: Walk): Promise<void> {
  await preparePages(browser);
  for (let sheet = sheets.shift(); sheet; sheet = Date.now() < until ? sheets.shift() : undefined) {
    const { way, entries } = sheet;
    await setViewport(browser, way);
    let fresh = false;
    for (const entry of entries) {
      if (!fresh) await openPage(browser, site);
      const wanted = { picture: pictures.has(entry.id), tree: way.name === 'wide' && trees.has(entry.id) };
      const seen = await see(browser, entry, way, wanted);
      onSeen(seen);
      // After a failure the page may be in a bad state, so it is reloaded.
      fresh = seen.broken.length === 0;
    }
  }
}

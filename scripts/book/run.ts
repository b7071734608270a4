/**
 * `npm run book` walks through the built book in Chromium: every story at 320 px and at 1280 px must render, play, fit
 * its width and satisfy axe in light and in dark, and look as it was accepted. `-- --only seat` walks through a part;
 * `-- --accept` makes today's looks the accepted ones; `-- --as-built` does not build it again. The last line counts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { root } from '../prepare.mjs';
import { openBrowser } from './browser';
import { bookFolder, buildBook } from './build';
import { acceptPictures, comparable, compare, forgetFound } from './pictures';
import { summarise, type Result } from './report';
import { serveFolder } from './serve';
import { portrayed, readEntries } from './stories';
import { walk, type Seen, type Way } from './walk';

const WAYS: Way[] = [
  { name: 'wide', width: 1280, height: 900, pictureTheme: 'light' },
  { name: 'phone', width: 320, height: 800, pictureTheme: 'dark' },
];

/** Browsers at each width: a story waits more than it works, for its fades and its answers. */
const HANDS = 2;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    accept: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});

ensureBrowser();
if (!options['as-built']) buildBook();
forgetFound();
const started = Date.now();
const stories = readEntries(options.only).filter(({ type }) => type === 'story');
const pictures = new Map<string, Buffer>();
const results: Result[] = [];
const canCompare = options.accept || comparable();
const portraits = canCompare ? portrayed(stories) : new Set<string>();

function judge({ entry, way, broken, axe, sideways, picture }: Seen): void {
  const faults = [
    ...broken.map((error) => `broken: ${error.slice(0, 400).replaceAll(/\s+/g, ' ')}`),
    ...axe.map(({ theme, violation }) => `axe, ${theme}: ${violation}`),
    ...(way === 'phone' && sideways > 0 && !entry.tags.includes('rola-de-lado')
      ? [`${sideways} px wider than 320`]
      : []),
  ];
  results.push({ id: entry.id, title: entry.title, name: entry.name, way, kind: 'story', faults });
  if (!picture) return;
  // Plain letters: not every file system writes `ç` the same way.
  const name = `${entry.id.normalize('NFD').replace(/[^\w-]/g, '')}.${way}`;
  pictures.set(name, picture);
  const verdict = options.accept ? { same: true as const } : compare(name, picture);
  const differs = verdict.same ? [] : [`looks: ${verdict.why}`];
  results.push({ id: entry.id, title: entry.title, name: entry.name, way, kind: 'picture', faults: differs });
}

const site = await serveFolder(bookFolder);
try {
  await Promise.all(
    WAYS.flatMap((way) => Array.from({ length: HANDS }, (_, hand) => ({ way, hand }))).map(async ({ way, hand }) => {
      const browser = await openBrowser();
      try {
        const share = stories.filter((_, index) => index % HANDS === hand);
        await walk(browser, site.url, share, way, portraits, judge);
      } finally {
        await browser.deleteSession();
      }
    }),
  );
} finally {
  await site.close();
}

if (options.accept) acceptPictures(pictures, options.only === undefined);
const report = summarise(results, { seconds: Math.round((Date.now() - started) / 1000), compared: canCompare });
mkdirSync(path.join(root, '.tmp'), { recursive: true });
writeFileSync(path.join(root, '.tmp/livro.json'), `${JSON.stringify(report.json, null, 2)}\n`);
if (options.accept && options.only === undefined)
  writeFileSync(path.join(root, 'docs/qa/livro.json'), `${JSON.stringify(report.json, null, 2)}\n`);
console.log(report.text);
process.exitCode = report.json.failed === 0 && report.json.passed > 0 ? 0 : 1;

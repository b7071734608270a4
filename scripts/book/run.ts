/**
 * `npm run book` walks the built book in Chromium: every story at 320 px and at 1280 px must render, play, fit its
 * width, satisfy axe in light and in dark, and match its accepted picture and accessibility tree. `-- --only seat`
 * walks a part, `-- --named Padrão` the stories of that name; `-- --changed` those that differ from main (`--since` another reference) and have not passed unchanged; `-- --until`
 * starts no further page of stories after that time (milliseconds since the epoch) and names the rest; `-- --accept`
 * accepts the current pictures and trees; `-- --as-built` skips the build; `-- --book` walks another built book, with its own
 * pictures (`--pictures`) and report (`--report`). The last line counts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { root } from '../prepare.mjs';
import { openBrowser } from './browser';
import { bookFolder, buildBook, buildPart } from './build';
import { readImports } from './graph';
import { type Accepted, judge } from './judge';
import { acceptPictures, bookPictures, comparable, forgetFound } from './pictures';
import { rememberPassed } from './record';
import { leftOut, summarise, type Result } from './report';
import { selectChanged } from './select';
import { serveFolder } from './serve';
import { heard, portrayed, readStories, type Entry } from './stories';
import { acceptTrees, bookTrees } from './trees';
import { walk, type Seen, type Sheet, type Way } from './walk';

const WAYS: Way[] = [
  { name: 'wide', width: 1280, height: 900, pictureTheme: 'light' },
  { name: 'phone', width: 320, height: 800, pictureTheme: 'dark' },
];

/** Parallel browsers: a story waits about as long as it computes, for animations and answers. */
const HANDS = 4;
/** Stories per page: a page slows down after hundreds, while a new one costs as much as a few stories. */
const STORIES_PER_PAGE = 120;
/** Fewer stories per page with a time limit, so that the run can stop in time. */
const STORIES_PER_SHORT_PAGE = 4;

/** Files of stories that a run of limited time builds and walks: more of them would not fit. */
const FILES_IN_TIME = 24;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    named: { type: 'string' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    until: { type: 'string' },
    accept: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
    book: { type: 'string' },
    pictures: { type: 'string' },
    report: { type: 'string', default: path.join(root, '.tmp/livro.json') },
  },
});
const perPage = options.until ? STORIES_PER_SHORT_PAGE : STORIES_PER_PAGE;
let folder = options.book ?? bookFolder;
const folders = options.pictures ? { kept: options.pictures, found: `${options.pictures}.found` } : bookPictures;
const treeFolders = options.pictures
  ? { kept: `${options.pictures}.arvores`, found: `${options.pictures}.arvores.found` }
  : bookTrees;

/** Stories of this run, and the files of stories left out; no build when nothing of the book can have changed. */
function chooseStories(): { stories: Entry[]; unbuilt: string[] } {
  const selection = options.changed ? selectChanged(graph, options.since) : undefined;
  if (selection?.files?.length === 0) return { stories: [], unbuilt: [] };
  ensureBrowser();
  const files = options.until ? (selection?.files ?? null) : null;
  if (files) folder = buildPart(files.slice(0, FILES_IN_TIME));
  else if (!options['as-built'] && !options.book) buildBook();
  const stories = readStories(folder, options.only, options.named);
  return { stories: selection ? selection.of(stories) : stories, unbuilt: files?.slice(FILES_IN_TIME) ?? [] };
}

/** Batches for the browsers, in the order of the stories. */
const toSheets = (stories: readonly Entry[]): Sheet[] =>
  Array.from({ length: Math.ceil(stories.length / perPage) }, (_, page) =>
    stories.slice(page * perPage, (page + 1) * perPage),
  ).flatMap((entries) => WAYS.map((way): Sheet => ({ way, entries })));

const started = Date.now();
forgetFound(folders);
forgetFound(treeFolders);
const graph = readImports();
const { stories, unbuilt } = chooseStories();
const canCompare = options.accept || comparable(folders);
const collected = { pictures: new Map<string, Buffer>(), trees: new Map<string, string>() };
const accepted: Accepted = options.accept ? collected : { pictures: folders, trees: treeFolders };
const results: Result[] = [];

/** Serves the built book and walks its stories in several browsers. */
async function walkAll(): Promise<void> {
  const site = await serveFolder(path.resolve(folder));
  const sheets = toSheets(stories);
  const work = {
    site: site.url,
    sheets,
    pictures: canCompare ? portrayed(readStories(folder)) : new Set<string>(),
    trees: heard(stories),
    onSeen: (seen: Seen) => results.push(...judge(seen, accepted)),
    until: Number(options.until ?? Infinity),
  };
  const hand = async () => {
    const browser = await openBrowser();
    try {
      await walk(browser, work);
    } finally {
      await browser.deleteSession();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(HANDS, sheets.length) }, hand));
  } finally {
    await site.close();
  }
}

if (stories.length > 0) await walkAll();
const isPart = options.only !== undefined || options.named !== undefined;
const isWhole = !isPart && !options.changed && !options.book;
if (options.accept) {
  acceptPictures(folders, collected.pictures, isWhole);
  acceptTrees(treeFolders, collected.trees, isWhole);
}
// Runs without comparison, and partly walked files, are not recorded as passed.
const left = leftOut(stories, results);
const isWalked = ({ importPath }: Entry) => !left.some((story) => story.importPath === importPath);
if (canCompare && !isPart && !options.book) rememberPassed(graph, stories.filter(isWalked), results);
const seconds = Math.round((Date.now() - started) / 1000);
const titles = left.map(({ title }) => title);
const report = summarise(results, { seconds, compared: canCompare, left: [...titles, ...unbuilt] });
mkdirSync(path.dirname(options.report), { recursive: true });
writeFileSync(options.report, `${JSON.stringify(report.json, null, 2)}\n`);
if (options.accept && isWhole)
  writeFileSync(path.join(root, 'docs/qa/livro.json'), `${JSON.stringify(report.json, null, 2)}\n`);
console.log(report.text);
const hasSeenEnough = report.json.passed > 0 || (options.changed && stories.length === 0);
process.exitCode = report.json.failed === 0 && hasSeenEnough ? 0 : 1;

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testBrowser } from '../ensureBrowser.mjs';
import { root } from '../prepare.mjs';
import { sourcesOf, type ImportGraph } from './graph';
import { fontsHere, pictureFile } from './pictures';
import type { Result } from './report';
import { fileOf, type Entry } from './stories';
import { treeFile } from './trees';

const file = path.join(root, '.cache/livro-passou.json');

/** A story file whose stories passed at both widths: their ids, and the hash of all their dependencies. */
interface Passed {
  ids: string[];
  hash: string;
}

export type PassedRecord = ReadonlyMap<string, Passed>;

export function readRecord(): PassedRecord {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Passed>));
}

/** Hashes by path: most files belong to many stories, and none changes during the walk. */
const hashes = new Map<string, string>();

function contentHash(source: string): string {
  const known = hashes.get(source);
  if (known) return known;
  const hash = existsSync(source) ? createHash('sha256').update(readFileSync(source)).digest('hex') : 'not there';
  hashes.set(source, hash);
  return hash;
}

/** Hash of everything that a file's stories depend on: modules, styles, data, accepted pictures and trees, fonts and browser. */
function dependenciesHash(graph: ImportGraph, storyFile: string, ids: readonly string[]): string {
  const hash = createHash('sha256')
    .update(fontsHere())
    .update(String(statSync(testBrowser()).mtimeMs));
  for (const source of sourcesOf(graph, storyFile)) hash.update(source).update(contentHash(path.join(root, source)));
  for (const id of ids) hash.update(id).update(contentHash(treeFile(id)));
  for (const id of ids)
    for (const way of ['wide', 'phone'] as const) hash.update(id).update(contentHash(pictureFile(id, way)));
  return hash.digest('hex');
}

/** True when the stories of a file passed with exactly the dependencies of now; a story that came since changes its file. */
export function hasPassed(graph: ImportGraph, storyFile: string, record: PassedRecord): boolean {
  const passed = record.get(storyFile);
  return passed !== undefined && passed.hash === dependenciesHash(graph, storyFile, passed.ids);
}

/** Stories by file, in the book's order. */
export function byFile(entries: readonly Entry[]): Map<string, Entry[]> {
  const files = new Map<string, Entry[]>();
  for (const entry of entries) files.set(fileOf(entry), [...(files.get(fileOf(entry)) ?? []), entry]);
  return files;
}

/**
 * Records the files whose stories all passed, and removes those with a failure.
 * @param entries all stories of each walked file, so that a partly walked one is not recorded.
 */
export function rememberPassed(graph: ImportGraph, entries: readonly Entry[], results: readonly Result[]): void {
  const faulty = new Set(results.filter(({ faults }) => faults.length > 0).map(({ id }) => id));
  const record = new Map(readRecord());
  for (const [storyFile, stories] of byFile(entries)) {
    if (stories.some(({ id }) => faulty.has(id))) record.delete(storyFile);
    else {
      const ids = stories.map(({ id }) => id);
      record.set(storyFile, { ids, hash: dependenciesHash(graph, storyFile, ids) });
    }
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...record].sort()), null, 2)}\n`);
}

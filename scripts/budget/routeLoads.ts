/** Size of a cold visit of each route: bytes, files, and waves of code. */
import type { Preload } from '../../server/platform/web/preloads';
import { telaDesenhada } from '../../src/domain/aplicativo/telas';
import type { RouteView } from './routeViews';

/** Files of each named chunk, as webpack reports them. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** Measures of a cold visit, or their limits. */
export interface RouteLoad {
  kB: number;
  files: number;
  /** Steps in which code is asked for, the entry's the first: each costs a way to the server and back. */
  waves: number;
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);

/** Files of some chunks without those of the entry, each once. */
const filesOf = (chunks: ChunkFiles, names: readonly string[]): string[] => {
  const entry = chunks.main ?? [];
  return [...new Set(names.flatMap((name) => filesOfChunk(chunks, name)))].filter((file) => !entry.includes(file));
};

function filesOfChunk(chunks: ChunkFiles, name: string): readonly string[] {
  const files = chunks[name];
  if (!files) throw new Error(`webpack made no chunk ${name}`);
  return files.filter(isCode);
}

/** Files that the server announces with the page of each view, so that the browser asks for all of them at once. */
export const preloadsOf = (views: readonly RouteView[], chunks: ChunkFiles): Preload[] =>
  views.map(({ path, query, waves }) => ({ path, query, files: filesOf(chunks, waves.flat()) }));

/** Measures a cold visit of a view, of whose files the server announces some. */
export function loadOf(
  { path, waves }: RouteView,
  chunks: ChunkFiles,
  announced: readonly string[],
  bytes: (file: string) => number,
): RouteLoad {
  const known = new Set([...(chunks.main ?? []).filter(isCode), ...announced]);
  const later = waves.map((names) => {
    const fresh = filesOf(chunks, names).filter((file) => !known.has(file));
    fresh.forEach((file) => known.add(file));
    return fresh.length;
  });
  const total = [...known].reduce((sum, file) => sum + bytes(file), 0);
  // A drawn page carries the entry's styles, whose bytes count all the same.
  const carried = telaDesenhada(path) ? (chunks.main ?? []).filter((file) => file.endsWith('.css')).length : 0;
  return { kB: total / 1000, files: known.size - carried, waves: 1 + later.filter((count) => count > 0).length };
}

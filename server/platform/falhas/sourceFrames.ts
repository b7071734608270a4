import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { FalhaDoNavegador } from '../../../src/domain/wire/base/falhasDoNavegador';

type Quadro = FalhaDoNavegador['quadros'][number];

/** Maps in memory: an error stands in few files, and a map takes some hundred kB. */
const KEPT = 8;

/** Places in built files as places in the sources: `src/features/compra/X.tsx:12:3`. */
export type ToSource = (quadro: Quadro) => Promise<string>;

/**
 * Maps by the files that the build wrote beside the public folder. A file of another build has no map here, so its place
 * stays as it is. The name of the file comes from anybody: the wire admits no path in it.
 * @param folder with `js/<file>.map`.
 */
export function createSourceFrames(folder: string): ToSource {
  const maps = new LRUCache<string, { map: TraceMap | null }>({ max: KEPT });
  const mapOf = async (arquivo: string): Promise<TraceMap | null> => {
    const known = maps.get(arquivo);
    if (known) return known.map;
    const text = await readFile(join(folder, 'js', `${arquivo}.map`), 'utf8').catch(() => null);
    const map = text === null ? null : new TraceMap(text);
    maps.set(arquivo, { map });
    return map;
  };
  return async ({ arquivo, linha, coluna }) => {
    const map = await mapOf(arquivo);
    // Browsers count columns from 1, maps from 0.
    const found = map && originalPositionFor(map, { line: linha, column: Math.max(0, coluna - 1) });
    return found?.source
      ? `${toRepository(found.source)}:${found.line}:${found.column + 1}`
      : `${arquivo}:${linha}:${coluna}`;
  };
}

/** Webpack's name of a source, `webpack://itape/./src/a.ts`, as a path of the repository. */
const toRepository = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

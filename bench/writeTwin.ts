/** Regenerates the static twin: `node --import tsx bench/writeTwin.ts`, after a change of home's first paint. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeTwin, twinFile } from './twin';

const twin = makeTwin();
mkdirSync(path.dirname(twinFile), { recursive: true });
writeFileSync(twinFile, twin);
writeFileSync(`${twinFile}.br`, brotliCompressSync(twin));

/** Writes the static twin anew: `node --import tsx bench/writeTwin.ts`, after a change that home's first paint shows. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { makeTwin, twinFile } from './twin';

const twin = makeTwin();
writeFileSync(twinFile, twin);
writeFileSync(`${twinFile}.br`, brotliCompressSync(twin));

/** `node scripts/testRatio.mjs`: lines of code of tests beside those of the code that they test, by folder (ADR 85). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Lines with code: blank ones and comments apart. */
function linesOf(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

const APART = /\.(stories|docs)\.tsx?$|\/testdata\/|\.d\.ts$/;
const sums = new Map();
const files = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx', 'server/*.ts'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  if (APART.test(file)) continue;
  const kind = /\.test\.tsx?$/.test(file) ? 'tests' : 'source';
  for (const name of [file.split('/').slice(0, 2).join('/'), 'all']) {
    const sum = sums.get(name) ?? { tests: 0, source: 0 };
    sum[kind] += linesOf(file);
    sums.set(name, sum);
  }
}
for (const [name, { tests, source }] of [...sums].sort()) {
  if (name.endsWith('.ts')) continue;
  console.log(
    `${name.padEnd(24)}${String(tests).padStart(8)}${String(source).padStart(8)}  ${(tests / source).toFixed(3)}`,
  );
}

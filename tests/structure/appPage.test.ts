import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const folder = path.join(root, 'src/app');
/** First column of the table of files: a path, or `screens/<subject>/` for all chunks of screens. */
const named = [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, file]) => file,
);
const there = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && entry.name !== 'README.md')
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .map((file) => file.replace(/^screens\/[a-zA-Z]+\/.+$/, 'screens/<subject>/'));

it('src/app/README.md names each file of the composition root, and no other', () => {
  expect(there.length).toBeGreaterThan(named.length);
  expect([...named].sort()).toEqual([...new Set(there)].sort());
});

it('tells a browser without JavaScript what it needs above the drawn page, which never fills', () => {
  const shell = readFileSync(path.join(folder, 'shell.html'), 'utf8');
  expect(shell).toMatch(/<body>\s*<noscript>[^<]+<\/noscript>\s*<div id="root">/);
});

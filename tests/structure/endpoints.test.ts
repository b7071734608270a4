/** The reads have one name each: of two endpoints of one name, the library keeps the one that was loaded first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const folder = path.join(root, 'src/store/api');
const ENDPOINT = /^ {4}(\w+): build\.(?:query|mutation)\b/gm;

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(ENDPOINT)].map(([, name = '']) => name),
  );

it('no two endpoints have one name', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

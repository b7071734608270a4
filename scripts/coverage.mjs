/** `npm run coverage`: coverage of unit, saga, story and API tests by folder, for the book's QA page. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, root, run } from './prepare.mjs';

await prepare();
const folder = path.join(root, 'coverage');
const status = run(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'node',
    'server',
    'dom',
    '--silent',
    '--coverage',
    '--coverageProvider=v8',
    '--coverageReporters=json-summary',
    `--coverageDirectory=${folder}`,
    '--collectCoverageFrom=src/**/*.{ts,tsx}',
    '--collectCoverageFrom=server/**/*.ts',
    '--collectCoverageFrom=!**/*.{test,stories,docs,d}.{ts,tsx}',
  ],
  { env: { ...process.env, NODE_ENV: 'test' } },
);
if (status !== 0) process.exit(status);

/** `src/sagas/x.ts` belongs to `src/sagas`, `server/pedidos/y.ts` to `server/pedidos`. */
const areaOf = (file) => path.relative(root, file).split(path.sep).slice(0, 2).join('/');
const areas = new Map();
const summary = JSON.parse(readFileSync(path.join(folder, 'coverage-summary.json'), 'utf8'));
for (const [file, figures] of Object.entries(summary)) {
  if (file === 'total') continue;
  const name = areaOf(file).replace(/\.tsx?$/, '');
  const area = areas.get(name) ?? { lines: [0, 0], branches: [0, 0], functions: [0, 0] };
  for (const [kind, sums] of Object.entries(area)) {
    sums[0] += figures[kind].covered;
    sums[1] += figures[kind].total;
  }
  areas.set(name, area);
}
const percent = ([covered, all]) => (all === 0 ? 100 : Math.round((covered / all) * 1000) / 10);
const rows = [...areas]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([area, { lines, branches, functions }]) => ({
    area,
    lines: percent(lines),
    branches: percent(branches),
    functions: percent(functions),
  }));
writeFileSync(path.join(root, 'docs/qa/cobertura.json'), `${JSON.stringify({ areas: rows }, null, 2)}\n`);
console.table(rows);

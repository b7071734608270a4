/**
 * `npm run bench`: every figure is a ratio to a reference measured in the same run, on the same machine; `particoes` is a
 * simulation. An option is one word: `npm run bench -- crescimento --ate=1e7`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser.mjs';
import { prepare, root, run } from './prepare.mjs';

await prepare();
ensureBrowser();
const { buildWeb } = await import('./buildWeb.mjs');
buildWeb();

const bench = path.join(root, 'bench');
const lock = createHash('sha256')
  .update(readFileSync(path.join(bench, 'package-lock.json')))
  .digest('hex');
const stamp = path.join(bench, 'node_modules/.itape-lock');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const status = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: bench });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, lock);
}

const args = process.argv.slice(2);
const only = args.find((arg) => !arg.startsWith('--'));
const flags = args.filter((arg) => arg.startsWith('--'));
let failed = 0;
const BENCHES = [
  'limites',
  'navegador',
  'busca',
  'carga',
  'home',
  'componentes',
  'particoes',
  'ocupacao',
  'crescimento',
];
for (const name of BENCHES) {
  if (only && only !== name) continue;
  console.log(`\n── ${name}`);
  failed += run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...flags]) === 0 ? 0 : 1;
}
process.exitCode = failed;

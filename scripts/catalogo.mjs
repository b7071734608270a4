/** `npm run catalogo -- importar FILE.zip [--previa] | exportar FILE.zip`: feeds into and out of the configured database. */
import path from 'node:path';
import { prepare, run } from './prepare.mjs';

await prepare();
// The folder of data is the project's; the file is named from where the person stands.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.endsWith('.zip') ? path.resolve(from, arg) : arg));
process.exitCode = run(process.execPath, ['--import', 'tsx', 'server/main.ts', 'catalogo', ...args]);

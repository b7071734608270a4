/** `npm run migrate`: brings the configured database's schema up to date. */
import { prepare, run } from './prepare.mjs';

await prepare();
process.exit(run(process.execPath, ['--import', 'tsx', 'server/main.ts', 'migrate']));

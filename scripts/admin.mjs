/** `npm run admin -- criar-agencia … | criar-admin …`: the first people, on the configured database and user pool. */
import { prepare, run } from './prepare.mjs';

await prepare();
process.exitCode = run(process.execPath, ['--import', 'tsx', 'server/main.ts', 'admin', ...process.argv.slice(2)]);

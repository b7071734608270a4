import { prepare } from './prepare.mjs';

prepare();
const { buildWeb } = await import('./buildWeb.mjs');
// A rebuild would remove files of a running server, so the tests build only after changes.
const built = buildWeb({ force: !process.argv.includes('--if-changed') });
if (!built) console.log('O site já está em dia.');

import { prepare } from './prepare.mjs';

prepare();
const { buildWeb } = await import('./buildWeb.mjs');
// A build under a running server would take its files away, so the tests build only what has changed.
const built = buildWeb({ force: !process.argv.includes('--if-changed') });
if (!built) console.log('O site já está em dia.');

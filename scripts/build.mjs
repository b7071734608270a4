/** `npm run build`: the web into dist/ and the API into server.mjs; with `--if-changed` the web alone, where it changed. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildWeb } = await import('./buildWeb.mjs');
const onlyChanged = process.argv.includes('--if-changed');
// A rebuild would remove files of a running server, so the tests build only after changes.
const built = buildWeb({ force: !onlyChanged });
if (!built) console.log('O site já está em dia.');
if (!onlyChanged) {
  const { buildServer } = await import('./buildServer.mjs');
  await buildServer({ force: true });
}

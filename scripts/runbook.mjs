/**
 * `npm run runbook`: runs the blocks of docs/instalacao.md, as they stand there, in an empty directory with a PostgreSQL
 * and free ports of its own, then the steps of the Dockerfile. The sources are those of the last commit.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare, root } from './prepare.mjs';

await prepare();
const { startPostgres } = await import('../tests/support/postgresServer.mjs');
const { readBlocks, toScript } = await import('./runbook/blocks.mjs');
const { proveImage } = await import('./runbook/image.mjs');

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(port);
};

const folder = mkdtempSync(path.join(tmpdir(), 'itape-runbook-'));
const postgres = await startPostgres();
// The variables of the machine alone: those of the product would change the meaning of the page.
const MACHINE =
  /^(PATH|HOME|LANG|LC_\w+|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|https?_proxy|no_proxy|npm_config_\w+)$/i;
const machine = Object.fromEntries(Object.entries(process.env).filter(([name]) => MACHINE.test(name)));
const env = {
  ...machine,
  REPOSITORIO: root,
  POSTGRES: postgres.url,
  PORTA: await freePort(),
  PORTA_FORA: await freePort(),
  PORTA_CORREIO: await freePort(),
};
const page = readFileSync(path.join(root, 'docs/instalacao.md'), 'utf8');
// A process group of its own, so that what a failed step left running ends too.
const shell = spawn('bash', ['-c', toScript(readBlocks(page))], { cwd: folder, env, stdio: 'inherit', detached: true });
const [code] = await once(shell, 'exit');
if (code !== 0)
  for (const file of readdirSync(folder, { recursive: true }).filter((name) =>
    /^(fora|producao)\/\w+\.log$/.test(name),
  ))
    console.error(`${file}:\n${readFileSync(path.join(folder, file), 'utf8').slice(-3000)}`);
try {
  process.kill(-shell.pid, 'SIGKILL');
} catch {
  // Nothing is left of it.
}
let isImage = false;
if (code === 0) {
  console.log('» Dockerfile');
  isImage = await proveImage(folder, machine).then(
    () => true,
    (error) => (console.error(error.message), false),
  );
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
console.log(code === 0 ? 'O roteiro de docs/instalacao.md vale.' : 'O roteiro de docs/instalacao.md falhou.');
if (code === 0) console.log(isImage ? 'Os passos do Dockerfile valem.' : 'Os passos do Dockerfile falharam.');
process.exitCode = code === 0 && !isImage ? 1 : (code ?? 1);

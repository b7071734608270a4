/** `npm start`: a single command for a fresh machine. Installs, builds, then starts the server. */
import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

await prepare();
const { buildWeb } = await import('./buildWeb.mjs');
buildWeb();
// One file takes half the processor time of loading single modules.
const { buildServer, SERVER } = await import('./buildServer.mjs');
await buildServer();

// Accepts the specification's test CPF on a local machine; production refuses it.
const local = process.env.NODE_ENV === 'production' ? {} : { CPF_DE_TESTE: '999.999.999-99' };
const env = { ...local, ...process.env };
const server = spawn(process.execPath, [SERVER], { cwd: root, stdio: 'inherit', env });
// Ctrl-C in a terminal reaches the server too; signals sent to this process must be forwarded.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

/** `npm start`: one command on a fresh machine. Installs, builds, then hands over to the server. */
import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

prepare();
const { buildWeb } = await import('./buildWeb.mjs');
buildWeb();

const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, stdio: 'inherit' });
// The terminal's Ctrl-C reaches the server by itself; a signal sent to this process must be passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

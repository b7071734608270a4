/** `npm start`: one command on a fresh machine. Installs, builds, then hands over to the server. */
import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

prepare();
const { buildWeb } = await import('./buildWeb.mjs');
buildWeb();

// The specification's special CPF, for whoever tries the product on their own machine; production refuses it.
const local = process.env.NODE_ENV === 'production' ? {} : { CPF_DE_TESTE: '999.999.999-99' };
const env = { ...local, ...process.env };
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, stdio: 'inherit', env });
// The terminal's Ctrl-C reaches the server by itself; a signal sent to this process must be passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

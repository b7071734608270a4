/**
 * `npm run chaos`: purchases with killed processes and lost answers, in the sizes of docs/escala.md; `npm test` runs
 * smaller sizes. About fifteen minutes.
 */
import { prepare, run } from './prepare.mjs';

await prepare();
const files = ['server/chaos', 'server/reservas/tenThousand'];
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const env = { KILLS: '60', COMPRAS: '1000', TROCAS: '200', TENTATIVAS: '10000', ...process.env, NODE_ENV: 'test' };
process.exit(run(process.execPath, [...jest, '--selectProjects', 'postgres', '--runInBand', '--', ...files], { env }));

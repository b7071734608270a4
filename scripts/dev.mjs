/** `npm run dev`: webpack with hot reload on PORT, the API on PORT + 1, restarted on each change. */
import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

await prepare();
const port = Number(process.env.PORT ?? 8080);
const api = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--include', 'server/**', 'server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: `http://localhost:${port}` },
  },
);
const web = spawn(
  process.execPath,
  ['--import', 'tsx', 'node_modules/webpack-cli/bin/cli.js', 'serve', '--config', 'webpack.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(port), API_PORT: String(port + 1) } },
);
const stop = () => {
  api.kill('SIGTERM');
  web.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of [api, web]) child.on('exit', stop);

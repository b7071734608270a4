/** `npm run storybook` opens the book; `npm run build-storybook` writes it to storybook-static/. */
import { prepare, run } from './prepare.mjs';

await prepare();
const [mode] = process.argv.slice(2);
const args = mode === 'build' ? ['build', '-o', 'storybook-static'] : ['dev', '-p', process.env.PORT ?? '6006'];
process.exit(run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args, '--disable-telemetry']));

/** `npm run storybook` opens the book; `npm run build-storybook` writes it to storybook-static/, or to the folder that is named. */
import { prepare, run } from './prepare.mjs';

await prepare();
const [mode, folder = 'storybook-static'] = process.argv.slice(2);
const args = mode === 'build' ? ['build', '-o', folder] : ['dev', '-p', process.env.PORT ?? '6006'];
process.exit(run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args, '--disable-telemetry']));

/** The address of the static book beside the product in development, as the README says it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { node, root } from './runModule';

const PRINT = `import config from './webpack.config.ts';
  console.log(JSON.stringify(config({ WEBPACK_SERVE: true }, { mode: 'development' }).devServer.static));`;

it('serves in development, where the README says, the folder that the build of the book writes', () => {
  const { stdout, stderr } = node('--import', 'tsx', '--input-type=module', '--eval', PRINT);
  expect(stderr).not.toContain('Error');
  const places = JSON.parse(stdout) as (string | { directory: string; publicPath: string })[];
  const book = places.find((place) => typeof place === 'object');
  expect(book).toMatchObject({ directory: path.join(root, 'storybook-static'), publicPath: '/_livro' });
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('http://localhost:8080/_livro/');
  expect(readFileSync(path.join(root, 'scripts/storybook.mjs'), 'utf8')).toContain("folder = 'storybook-static'");
});

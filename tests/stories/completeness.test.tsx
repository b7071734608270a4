import fs from 'node:fs';
import path from 'node:path';

const ui = path.resolve(__dirname, '../../src/ui');

/** A folder of the library that holds a component of its own name: `Button/Button.tsx`. */
const components = fs
  .readdirSync(ui)
  .filter((name) => fs.existsSync(path.join(ui, name, `${name}.tsx`)))
  .sort();

it('finds the components of the library', () => {
  expect(components).toContain('Button');
});

it.each(components)('%s has a story and a test beside it', (name) => {
  const files = fs.readdirSync(path.join(ui, name));
  expect(files).toEqual(expect.arrayContaining([`${name}.stories.tsx`, `${name}.test.tsx`]));
});

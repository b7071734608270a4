import fs from 'node:fs';
import path from 'node:path';
import { icons } from './iconList';

/** Base components, which are no drawings. */
const NO_DRAWING = ['Icon', 'KindIcon'];

it('shows every icon of the library on its page', () => {
  const drawn = fs
    .readdirSync(path.join(__dirname, '../icons'))
    .filter((file) => /Icon\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !NO_DRAWING.includes(name));
  expect(icons.map(({ name }) => name).sort()).toEqual(drawn.sort());
});

import fs from 'node:fs';
import path from 'node:path';
import { colorOf } from '../theme/contrastPairs';
import type { RolePath } from '../theme/contrastPairs';
import { roles } from '../theme/tokens';
import { roleNames } from './roleNames';

const css = fs.readFileSync(path.join(__dirname, '../theme/variables.css'), 'utf8');
const root = css.slice(css.indexOf(':root {')).split('}')[0] ?? '';

const paths = Object.entries(roles.light).flatMap(([name, value]) =>
  typeof value === 'string' ? [name] : Object.keys(value).map((part) => `${name}.${part}`),
);

it('names every role of the tokens, and none that is gone', () => {
  expect([...roleNames.keys()].sort()).toEqual(paths.sort());
});

it.each([...roleNames])('%s is published under the variable that its page tells', (role, { variable }) => {
  expect(root).toContain(`${variable}: ${colorOf(roles.light, role as RolePath)};`);
});

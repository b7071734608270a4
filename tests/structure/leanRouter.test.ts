import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import withoutNames, { routerAlias } from '../../scripts/leanRouter';

const files = Object.values(routerAlias(true) ?? {}).map(String);
const folder = path.dirname(files[0] ?? '');
const modules = readdirSync(folder)
  .filter((name) => /^chunk-.+\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
/** Names that the library writes to its components after making them, at the module's own level. */
const named = (source: string): string[] => source.match(/^\w+\.displayName = .+$/gm) ?? [];

it('the bundle takes the router’s build without warnings, which the package has', () => {
  expect(files.map((file) => path.relative(folder, file))).toEqual(['index.mjs', 'dom-export.mjs']);
  expect(modules.join('')).not.toContain('ENABLE_DEV_WARNINGS = true');
});

it('the router’s components are made without names, so that the minifier drops those that nothing shows', () => {
  expect(modules.flatMap(named)).toContain('Link.displayName = "Link";');
  const lean = modules.map(withoutNames);
  expect(lean.flatMap(named)).toEqual([]);
  expect(lean.join('')).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALONE, DOM_PARTS, domTests } from '../suites/dom/domParts';
import { cutIntoParts } from '../suites/parts';
import { root } from './runModule';

/** The test files of the `dom` project as jest finds them, as paths from the project's root. */
function listed(inParts: boolean): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--selectProjects', 'dom'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, IN_PARTS: inParts ? 'true' : '', STORIES: '' } },
  );
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(root, file)).sort();
}

describe('the parts in which `npm test` runs the tests that need a DOM', () => {
  it('and the files that run alone are every test file once', () => {
    const suites = listed(true);
    const alone = suites.filter((file) => !file.startsWith('tests/suites/'));
    const inParts = cutIntoParts(domTests(), DOM_PARTS).flat();
    expect([...alone, ...inParts].sort()).toEqual(listed(false));
    expect(suites.length - alone.length).toBe(DOM_PARTS);
  });

  it('each have a suite file', () => {
    const there = readdirSync(path.join(root, 'tests/suites/dom')).filter((file) => file.endsWith('.test.ts'));
    expect(there.sort()).toEqual(Array.from({ length: DOM_PARTS }, (_, index) => `part${index + 1}.test.ts`));
  });

  it('hold no file that needs an environment or a module registry of its own', () => {
    const needs = /@jest-environment|jest\.(resetModules|isolateModules|mock)\(/;
    expect(domTests().filter((file) => needs.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
    expect(domTests().filter((file) => ALONE.test(file))).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_PARTS, ALONE, nodeTests } from '../suites/node/nodeParts';
import { cutIntoParts } from '../suites/parts';
import { root } from './runModule';

/** The test files of the `node` project as jest finds them, as paths from the project's root. */
function listed(inParts: boolean): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--selectProjects', 'node'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, IN_PARTS: inParts ? 'true' : '' } },
  );
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(root, file)).sort();
}

/** A module registry, an environment or a replaced module of the file's own. */
const NEEDS_ITS_OWN = /@jest-environment|jest\.(resetModules|isolateModules|mock|doMock|unmock)\(/;
const needsItsOwn = (file: string): boolean => NEEDS_ITS_OWN.test(readFileSync(path.join(root, file), 'utf8'));

describe('the parts in which `npm test` runs the tests of rules and sagas', () => {
  it('and the files that run alone are every test file once', () => {
    const suites = listed(true);
    const alone = suites.filter((file) => !file.startsWith('tests/suites/'));
    const inParts = cutIntoParts(nodeTests(), NODE_PARTS).flat();
    expect([...alone, ...inParts].sort()).toEqual(listed(false));
    expect(suites.length - alone.length).toBe(NODE_PARTS);
  });

  it('each have a suite file', () => {
    const there = readdirSync(path.join(root, 'tests/suites/node')).filter((file) => file.endsWith('.test.ts'));
    expect(there.sort()).toEqual(Array.from({ length: NODE_PARTS }, (_, index) => `part${index + 1}.test.ts`));
  });

  it('hold no file that needs an environment or a module registry of its own, and every other', () => {
    expect(nodeTests().filter(needsItsOwn)).toEqual([]);
    expect(ALONE.filter((file) => !needsItsOwn(file))).toEqual([]);
  });
});

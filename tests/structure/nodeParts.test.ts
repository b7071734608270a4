import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_PARTS, ALONE, nodeTests } from '../suites/node/nodeParts';
import { cutIntoParts } from '../suites/parts';
import { listedTests } from './listedTests';
import { root } from './runModule';

/** Marks of a file that needs its own module registry, environment or mocked module. */
const NEEDS_ITS_OWN = /@jest-environment|jest\.(resetModules|isolateModules|mock|doMock|unmock)\(/;
const needsItsOwn = (file: string): boolean => NEEDS_ITS_OWN.test(readFileSync(path.join(root, file), 'utf8'));

describe('the parts in which `npm test` runs the tests of rules and sagas', () => {
  it('and the files that run alone are every test file once', () => {
    const suites = listedTests('node', true);
    const alone = suites.filter((file) => !file.startsWith('tests/suites/'));
    const inParts = cutIntoParts(nodeTests(), NODE_PARTS).flat();
    expect([...alone, ...inParts].sort()).toEqual(listedTests('node', false));
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

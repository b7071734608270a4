import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALONE, DOM_PARTS, domTests } from '../suites/dom/domParts';
import { cutIntoParts } from '../suites/parts';
import { listedTests } from './listedTests';
import { root } from './runModule';

describe('the parts in which `npm test` runs the tests that need a DOM', () => {
  it('and the files that run alone are every test file once', () => {
    const suites = listedTests('dom', true);
    const alone = suites.filter((file) => !file.startsWith('tests/suites/'));
    const inParts = cutIntoParts(domTests(), DOM_PARTS).flat();
    expect([...alone, ...inParts].sort()).toEqual(listedTests('dom', false));
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

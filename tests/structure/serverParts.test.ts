import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cutIntoParts, PARTS, serverTests } from '../suites/parts';

describe('the parts in which `npm test` runs the tests of the API', () => {
  it('hold every test file once', () => {
    expect(cutIntoParts(serverTests()).flat().sort()).toEqual(serverTests());
    expect(serverTests().length).toBeGreaterThan(100);
  });

  it('each have a suite file', () => {
    const suites = readdirSync(path.resolve(__dirname, '../suites')).filter((file) => file.endsWith('.test.ts'));
    expect(suites.sort()).toEqual(Array.from({ length: PARTS }, (_, index) => `part${index + 1}.test.ts`).sort());
  });

  it('differ little in size', () => {
    const counts = cutIntoParts(['package.json', 'README.md', 'jest.config.mjs'], 3).map((part) => part.length);
    expect(counts).toEqual([1, 1, 1]);
  });
});

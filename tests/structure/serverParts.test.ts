import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cutIntoParts, LONG_RACES, PARTS, RACE_PARTS, raceTests, serverTests } from '../suites/parts';

const root = path.resolve(__dirname, '../..');
const testsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
const suitesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.ts'));
const suites = (parts: number): string[] => Array.from({ length: parts }, (_, index) => `part${index + 1}.test.ts`);

describe('the parts in which `npm test` runs the tests of the server', () => {
  it('hold every test file once, but the long races and those that need a DOM', () => {
    expect(cutIntoParts(serverTests(), PARTS).flat().sort()).toEqual(serverTests());
    expect(cutIntoParts(raceTests(), RACE_PARTS).flat().sort()).toEqual(raceTests());
    const withDom = testsIn('server').filter((file) => file.endsWith('.dom.test.ts'));
    const counted = [serverTests(), raceTests(), LONG_RACES, withDom].flat();
    expect(counted).toHaveLength(testsIn('server').length);
    expect(LONG_RACES.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('each have a suite file', () => {
    expect(suitesIn('tests/suites').sort()).toEqual(suites(PARTS));
    expect(suitesIn('tests/suites/races').sort()).toEqual(suites(RACE_PARTS));
  });

  it('differ little in size', () => {
    const counts = cutIntoParts(['package.json', 'README.md', 'jest.config.mjs'], 3).map((part) => part.length);
    expect(counts).toEqual([1, 1, 1]);
  });
});

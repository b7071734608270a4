import { existsSync } from 'node:fs';
import path from 'node:path';
import slowTests from '../../scripts/check/slowTests.json';
import { domTests } from '../suites/dom/domParts';
import { ALONE as nodeAlone, nodeTests } from '../suites/node/nodeParts';
import { LONG_RACES, raceTests, serverTests } from '../suites/parts';
import { node, root } from './runModule';

/** Evaluates an expression over the ES modules that select tests and their parts, in a child process. */
function evaluate<T>(expression: string): T {
  const source = `import * as select from './scripts/check/select.mjs'; import * as parts from './scripts/check/parts.mjs'; console.log(JSON.stringify(${expression}))`;
  const { stdout, stderr } = node('--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as T;
}

interface Choice {
  chosen: string[];
  left: string[];
  seconds: number;
}

const choose = (tests: string[], changed: string[], times: Record<string, number>, budget: number): Choice =>
  evaluate(`select.chooseTests(${[tests, changed, times, budget].map((one) => JSON.stringify(one)).join(', ')})`);

describe('the tests that `npm run check` chooses', () => {
  it('are all related ones where they fit', () => {
    const tests = ['src/a/x.test.ts', 'server/b/y.test.ts'];
    expect(choose(tests, ['src/a/x.ts'], { 'src/a/x.test.ts': 2, 'server/b/y.test.ts': 3 }, 5)).toEqual({
      chosen: tests,
      left: [],
      seconds: 5,
    });
  });

  it('are the nearest to the change where they do not, and the others are told', () => {
    const times = { 'server/orders/near.test.ts': 4, 'server/routes/far.test.ts': 4, 'src/farther.test.ts': 4 };
    expect(choose(Object.keys(times), ['server/orders/near.ts'], times, 9)).toMatchObject({
      chosen: ['server/orders/near.test.ts', 'server/routes/far.test.ts'],
      left: ['src/farther.test.ts'],
    });
  });

  it('hold each changed test, however long it takes', () => {
    expect(choose(['src/a.test.ts'], ['src/a.test.ts'], { 'src/a.test.ts': 300 }, 10).chosen).toEqual([
      'src/a.test.ts',
    ]);
  });

  it('count on some seconds for a test that was never timed', () => {
    expect(choose(['src/a.test.ts', 'src/b.test.ts'], ['src/a.ts'], {}, 4).left).toHaveLength(1);
  });
});

test('the test files whose seconds are committed for a checkout that has run none are there', () => {
  const files = Object.keys(slowTests);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining([...LONG_RACES]));
});

describe('the parts in which `npm run check` runs chosen tests', () => {
  const foldersOf = (files: readonly string[]): Set<string> => {
    const { paths } = evaluate<{ paths: string[] }>(`parts.toParts(${JSON.stringify(files)})`);
    return new Set(paths.map((file) => path.dirname(file)));
  };

  it.each([
    ['tests/suites', serverTests()],
    ['tests/suites/races', raceTests()],
    ['tests/suites/dom', domTests()],
    ['tests/suites/node', nodeTests()],
  ])('are those of `npm test`: %s', (folder, files) => {
    expect(foldersOf(files)).toEqual(new Set([folder]));
  });

  it('leave alone the files that run by themselves', () => {
    const files = [...LONG_RACES, ...nodeAlone, 'tests/structure/check.test.ts', 'tests/flows/x.test.ts'];
    expect(evaluate(`parts.toParts(${JSON.stringify(files)})`)).toEqual({ paths: files, inParts: [] });
  });

  it('are two of each kind at most, and a file that runs alone stays one', () => {
    const tests = ['server/a.test.ts', 'server/b.test.ts', 'server/c.test.ts', 'src/ui/A/A.test.tsx', ...LONG_RACES];
    expect(evaluate(`parts.toParts(${JSON.stringify(tests)})`)).toEqual({
      paths: [
        'tests/suites/part1.test.ts',
        'tests/suites/part2.test.ts',
        'tests/suites/dom/part1.test.ts',
        ...LONG_RACES,
      ],
      inParts: tests.slice(0, 4),
    });
  });
});

describe('the seconds of a test file', () => {
  it('are those of its run, or the sum of its tests where several files share a suite', () => {
    const reports = [
      {
        testResults: [
          { name: '/p/src/a.test.ts', startTime: 1000, endTime: 3500, assertionResults: [] },
          {
            name: '/p/tests/suites/part1.test.ts',
            startTime: 0,
            endTime: 60_000,
            assertionResults: [
              { ancestorTitles: ['server/b.test.ts', 'b'], duration: 1000 },
              { ancestorTitles: ['server/b.test.ts'], duration: 500 },
              { ancestorTitles: ['server/c.test.ts'], duration: null },
            ],
          },
        ],
      },
    ];
    expect(evaluate(`select.timesIn(${JSON.stringify(reports)}, '/p')`)).toEqual({
      'src/a.test.ts': 2.5,
      'server/b.test.ts': 3,
      'server/c.test.ts': 1.5,
    });
  });
});

import path from 'node:path';
import { evaluate, root } from './runModule';

const file = 'src/a.test.ts';
const unproven = (titles: string[], runs: object[]) =>
  evaluate(
    `proofs.unprovenClaims(${JSON.stringify(titles.map((title) => ({ file, title })))}, ${JSON.stringify(runs)})`,
  );
const run = (title: string, passed = true, from = file) => ({ file: from, titles: ['a suite', title], passed });

describe('a claim of docs/especificacao.md', () => {
  it('holds where its test ran and passed', () => {
    expect(unproven(['logs out [§4.guard.4]'], [run('logs out [§4.guard.4]')])).toEqual([]);
  });

  it.each([
    ['nothing of its file ran', []],
    ['only another test of its file ran', [run('logs in')]],
    ['a test of that name ran in another file', [run('logs out [§4.guard.4]', true, 'src/b.test.ts')]],
    ['its test was skipped or failed', [run('logs out [§4.guard.4]', false)]],
  ])('fails where %s', (_, runs) => {
    expect(unproven(['logs out [§4.guard.4]'], runs)).toHaveLength(1);
  });

  it('needs every row of a table to pass', () => {
    const title = 'is %s for $who, ${days} days [GU1]';
    expect(unproven([title], [run('is open for ana, 3 days [GU1]'), run('is shut for bia, 3 days [GU1]')])).toEqual([]);
    expect(
      unproven([title], [run('is open for ana, 3 days [GU1]'), run('is shut for bia, 3 days [GU1]', false)]),
    ).toEqual(['GU1: did not pass: src/a.test.ts: a suite › is shut for bia, 3 days [GU1]']);
  });

  it('of a whole suite needs all of its tests to pass', () => {
    const suite = (passed: boolean) => ({ file, titles: ['the adapter [GU1]', 'does it'], passed });
    expect(unproven(['the adapter [GU1]'], [suite(true)])).toEqual([]);
    expect(unproven(['the adapter [GU1]'], [suite(true), suite(false)])).toHaveLength(1);
  });

  it('asks nothing of tests that claim nothing', () => {
    expect(unproven(['logs out'], [])).toEqual([]);
  });
});

describe('a report', () => {
  it('of jest tells what passed; what was skipped did not', () => {
    const assertion = (status: string) => ({ ancestorTitles: ['a  suite'], title: 'does it', status });
    const report = {
      testResults: [{ name: path.join(root, file), assertionResults: ['passed', 'failed', 'pending'].map(assertion) }],
    };
    expect(evaluate(`proofs.runsOfJest(${JSON.stringify(report)})`)).toEqual(
      [true, false, false].map((passed) => ({ file, titles: ['a suite', 'does it'], passed })),
    );
  });

  it('of a suite that runs several files names the file of each test', () => {
    const assertion = { ancestorTitles: ['server/a.test.ts', 'a suite'], title: 'does it', status: 'passed' };
    const report = {
      testResults: [{ name: path.join(root, 'tests/suites/part1.test.ts'), assertionResults: [assertion] }],
    };
    expect(evaluate(`proofs.runsOfJest(${JSON.stringify(report)})`)).toMatchObject([{ file: 'server/a.test.ts' }]);
  });

  it('of the journeys is read line by line, whether it names files by path or by address', () => {
    const line = (name: string) => JSON.stringify({ file: name, titles: ['a journey', 'ends'], passed: true });
    const lines = [line(path.join(root, 'tests/e2e/specs/a.e2e.ts')), line(`file://${root}/tests/e2e/specs/a.e2e.ts`)];
    expect(evaluate(`proofs.runsOfJourneys(${JSON.stringify(lines.join('\n'))})`)).toEqual(
      lines.map(() => ({ file: 'tests/e2e/specs/a.e2e.ts', titles: ['a journey', 'ends'], passed: true })),
    );
  });
});

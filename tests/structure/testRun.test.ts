import { readFileSync } from 'node:fs';
import path from 'node:path';
import { node, root } from './runModule';

/** Evaluates an expression over the ES modules of `npm test`, in a child process. */
function evaluate<T>(expression: string): T {
  const source = `import * as schedule from './scripts/test/schedule.mjs'; import * as report from './scripts/test/report.mjs';
    import { phases } from './scripts/test/phases.mjs'; import { setCrashedAside } from './scripts/test/crashedSpecs.mjs';
    console.log(JSON.stringify(await (${expression})))`;
  const { stdout, stderr } = node('--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as T;
}

/** Runs phases that end when the next one has started or none can start; returns the order of starts and ends. */
const order = (list: string, capacity: number) =>
  evaluate<string[]>(`(async () => {
    const said = [];
    const run = async () => { await new Promise((resolve) => setImmediate(resolve)); return { passed: 1, failed: 0, failures: [] }; };
    await schedule.runPhases(${list}.map((phase) => ({ run, ...phase })), ${capacity}, {
      started: ({ name }) => said.push('+' + name),
      ended: ({ name }, { failed }) => said.push((failed ? '!' : '-') + name),
    });
    return said;
  })()`);

describe('the phases of `npm test`', () => {
  it('begin together while processors are free', () => {
    expect(order(`[{ name: 'a', cores: 1 }, { name: 'b', cores: 1 }, { name: 'c', cores: 1 }]`, 2).slice(0, 2)).toEqual(
      ['+a', '+b'],
    );
  });

  it('let a small one pass a large one that does not fit yet', () => {
    const said = order(`[{ name: 'a', cores: 1 }, { name: 'wide', cores: 2 }, { name: 'b', cores: 1 }]`, 2);
    expect(said.slice(0, 2)).toEqual(['+a', '+b']);
    expect(said.slice(-2)).toEqual(['+wide', '-wide']);
  });

  it('run one alone that is timed, however many processors there are', () => {
    const said = order(`[{ name: 'timed', cores: Infinity }, { name: 'a', cores: 1 }]`, 16);
    expect(said).toEqual(['+timed', '-timed', '+a', '-a']);
  });

  it('wait for what they come after, and run although it failed', () => {
    const said = order(
      `[{ name: 'late', after: ['early'] }, { name: 'early', run: () => Promise.reject(new Error('broken')) }]`,
      2,
    );
    expect(said).toEqual(['+early', '!early', '+late', '-late']);
  });

  it('say so when they wait for each other', () => {
    const { stderr, status } = node(
      '--input-type=module',
      '--eval',
      `import { runPhases } from './scripts/test/schedule.mjs';
      await runPhases([{ name: 'a', after: ['b'] }, { name: 'b', after: ['a'] }], 2);`,
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain('a, b');
  });

  it('have a budget each', () => {
    const names = evaluate<string[]>('phases.map(({ name }) => name)');
    const budget = JSON.parse(readFileSync(path.join(root, 'scripts/test-budget.json'), 'utf8')) as object;
    expect(Object.keys(budget).sort()).toEqual([...names, 'proofs of the specification'].sort());
  });

  it('come only after phases that are there', () => {
    const unknown = evaluate<string[]>(
      'phases.flatMap(({ after = [] }) => after).filter((name) => !phases.some((phase) => phase.name === name))',
    );
    expect(unknown).toEqual([]);
  });
});

describe('the end of `npm test`', () => {
  it('names a phase that has grown by more than a fifth, and no other', () => {
    const times = `[{ name: 'a', seconds: 121 }, { name: 'b', seconds: 119 }, { name: 'c', seconds: 1 }]`;
    expect(evaluate(`report.overBudget(${times}, { a: 100, b: 100 })`)).toEqual([
      'a took 121 s, its budget is 100 s',
      'c has no budget in scripts/test-budget.json',
    ]);
  });

  it('tells the first lines of each failure below its phase', () => {
    const failure = JSON.stringify(Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'));
    const lines = evaluate<string[]>(
      `report.linesOfPhase('unit', { passed: 2, failed: 1, failures: [${failure}] }, 61.4)`,
    );
    expect(lines[0]).toBe('✗ unit: 2 passed, 1 failed (61 s)');
    expect(lines[1]).toContain('line 11');
    expect(lines[1]).not.toContain('line 12');
  });
});

describe('the report of the journeys', () => {
  it('sets aside what a crashed browser left, and keeps what other lanes and earlier specs found', () => {
    const report = [
      { file: 'a', passed: true },
      { file: 'b', passed: true },
      { crashed: ['b', 'c'] },
      { file: 'd', passed: false },
    ];
    expect(evaluate(`setCrashedAside(${JSON.stringify(report)})`)).toEqual({
      crashed: ['b', 'c'],
      lines: [
        { file: 'a', passed: true },
        { file: 'd', passed: false },
      ],
    });
  });
});

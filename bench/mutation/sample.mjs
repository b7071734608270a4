import path from 'node:path';
import { draw, keyOf } from './draw.mjs';
import { aliveIn } from './report.mjs';

const { MUTATION_GROUP: group = 'dominio', MUTATION_SAMPLE, MUTATION_SEED = '1', MUTATION_AGAIN } = process.env;

const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** A change's key as in a report: its path from the root, places counted from 1. */
const keyInReport = (change) =>
  keyOf({
    ...change,
    fileName: path.relative(process.cwd(), change.fileName),
    location: { start: fromOne(change.location.start), end: fromOne(change.location.end) },
  });

// Read before the run replaces it.
const alive = MUTATION_SAMPLE && MUTATION_AGAIN === '1' ? aliveIn(`.cache/mutacao/${group}.json`) : undefined;
let drawn = false;

/** Lets only the drawn changes be tried; a second run of the same sample tries those that the first one left alive. */
const checker = {
  init: () => Promise.resolve(),
  group: (changes) => Promise.resolve([changes.map(({ id }) => id)]),
  check: (changes) => {
    if (drawn) throw new Error('the changes came in parts: each would be drawn from anew');
    drawn = true;
    const sample = draw(changes, Number(MUTATION_SAMPLE), MUTATION_SEED);
    const tried = new Set(sample.filter((change) => alive?.has(keyInReport(change)) ?? true));
    const answers = changes.map((change) => [
      change.id,
      tried.has(change) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
    ]);
    return Promise.resolve(Object.fromEntries(answers));
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];

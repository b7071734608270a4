/** The number of lines that the end shows of each failure. */
const FAILURE_LINES = 12;
/** A phase may take so much more than its budget before it is named. */
const TOLERANCE = 1.2;

/** A line for a phase, and below it what failed: the end of a long output is what everybody reads. */
export const linesOfPhase = (name, { passed, failed, failures }, seconds) => [
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`,
  ...failures.map((failure) => `    ✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n      ')}`),
];

/**
 * The phases that have grown by more than a fifth over their budget, and those without one. They are named, not failed:
 * the budget holds on two quiet processors, and a busy machine says nothing about the tests.
 * @param times `{ name, seconds }` of each phase of this run.
 * @param budget seconds of each phase by its name (scripts/test-budget.json).
 */
export const overBudget = (times, budget) =>
  times.flatMap(({ name, seconds }) => {
    const allowed = budget[name];
    if (allowed === undefined) return [`${name} has no budget in scripts/test-budget.json`];
    if (seconds <= allowed * TOLERANCE) return [];
    return [`${name} took ${Math.round(seconds)} s, its budget is ${allowed} s`];
  });

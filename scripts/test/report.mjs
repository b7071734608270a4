/** Maximum lines shown of each failure. */
const FAILURE_LINES = 12;
/** Tolerated factor over a phase's budget. */
const TOLERANCE = 1.2;

/** Summary line of a phase with its failures below, since the end of a long output is what people read. */
export const linesOfPhase = (name, { passed, failed, failures }, seconds) => [
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`,
  ...failures.map((failure) => `    ✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n      ')}`),
];

/**
 * Phases more than a fifth over their budget, and those without one. They are reported without failing the run, since
 * budgets hold on two idle processors and a busy machine says nothing about the tests.
 * @param times `{ name, seconds }` of each phase of this run.
 * @param budget seconds of each phase by name (scripts/test-budget.json).
 */
export const overBudget = (times, budget) =>
  times.flatMap(({ name, seconds }) => {
    const allowed = budget[name];
    if (allowed === undefined) return [`${name} has no budget in scripts/test-budget.json`];
    if (seconds <= allowed * TOLERANCE) return [];
    return [`${name} took ${Math.round(seconds)} s, its budget is ${allowed} s`];
  });

const { TestEnvironment } = require('jest-environment-node');

/** True where a hook has failed for a test of the block: Jest reports that test as failed without running it. */
const isFailed = ({ children }) =>
  children.some((child) => (child.type === 'test' ? child.errors.length > 0 : isFailed(child)));

const testsOf = ({ children }) => children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

const nameOf = (node) => [...(node.parent?.parent ? [nameOf(node.parent)] : []), node.name].join(' ');

/**
 * Selects with each test that the change runs the earlier ones of its file, from whose outcome it may go on: alone it
 * would fail without any change, and the change would count as noticed.
 */
function selectEarlier(state) {
  const pattern = state.testNamePattern;
  if (!pattern) return;
  for (const file of state.rootDescribeBlock.children) {
    const tests = file.type === 'test' ? [file] : testsOf(file);
    const last = tests.findLastIndex((test) => pattern.test(nameOf(test)));
    for (const test of tests.slice(last + 1)) test.mode = 'skip';
  }
  state.testNamePattern = null;
}

/**
 * Makes the failure of an `afterAll` one of the last test that ran below it. As an error of the file it would count as
 * a change that keeps the tests from starting: whether a server could not start, and so not be closed, or the books of
 * a file did not add up at its end.
 */
function blameLastTest({ describeBlock, hook, error }, state) {
  if (hook.type !== 'afterAll') return;
  const test = testsOf(describeBlock).findLast(({ mode }) => mode !== 'skip' && mode !== 'todo');
  if (!test) return;
  state.unhandledErrors.pop();
  test.errors.push([error, hook.asyncError]);
}

/**
 * Skips remaining tests after a failure, since one failed test detects a mutant. Without a mutant all tests run. The
 * tests of a failed `beforeAll` are not skipped: they are the failure, and nothing else would tell of it.
 */
module.exports = class extends TestEnvironment {
  failed = false;

  constructor(config, context) {
    super(config, context);
    this.global.mutationPattern = config.globalConfig.testNamePattern || undefined;
  }

  async handleTestEvent(event, state) {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) return;
    if (event.name === 'run_start') selectEarlier(state);
    if (event.name === 'hook_failure') blameLastTest(event, state);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (!this.failed) return;
    if (event.name === 'test_start' && event.test.errors.length === 0) event.test.mode = 'skip';
    if (event.name === 'run_describe_start' && !isFailed(event.describeBlock)) event.describeBlock.mode = 'skip';
  }
};

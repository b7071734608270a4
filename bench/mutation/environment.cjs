const { TestEnvironment } = require('jest-environment-node');

/** True where a hook has failed for a test of the block: Jest reports that test as failed without running it. */
const isFailed = ({ children }) =>
  children.some((child) => (child.type === 'test' ? child.errors.length > 0 : isFailed(child)));

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

  async handleTestEvent(event) {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) return;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (!this.failed) return;
    if (event.name === 'test_start' && event.test.errors.length === 0) event.test.mode = 'skip';
    if (event.name === 'run_describe_start' && !isFailed(event.describeBlock)) event.describeBlock.mode = 'skip';
  }
};

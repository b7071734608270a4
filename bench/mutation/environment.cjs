const { TestEnvironment } = require('jest-environment-node');

/** Skips remaining tests after a failure, since one failed test detects a mutant. Without a mutant all tests run. */
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
    if (event.name === 'test_start') event.test.mode = 'skip';
    if (event.name === 'run_describe_start') event.describeBlock.mode = 'skip';
  }
};

import path from 'node:path';

/** Absolute paths, from jest.config.mjs. */
declare const mutationTests: readonly string[];
/** Names of the tests that cover the mutant, from environment.cjs; undefined when all run. */
declare const mutationPattern: string | undefined;

for (const file of mutationTests) {
  const name = path.basename(file, '.test.ts');
  // Files without a requested test are not loaded.
  if (mutationPattern !== undefined && !mutationPattern.includes(`(${name.replaceAll('.', '\\.')} `)) continue;
  describe(name, () => {
    jest.requireActual(file);
  });
}

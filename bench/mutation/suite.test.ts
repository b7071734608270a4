import path from 'node:path';

/** Absolute paths, from jest.config.mjs. */
declare const mutationTests: readonly string[];
/** The names of the tests that ran through the changed place, from environment.cjs; undefined where all run. */
declare const mutationPattern: string | undefined;

for (const file of mutationTests) {
  const name = path.basename(file, '.test.ts');
  // A file without a test that is asked for is not even read.
  if (mutationPattern !== undefined && !mutationPattern.includes(`(${name.replaceAll('.', '\\.')} `)) continue;
  describe(name, () => {
    jest.requireActual(file);
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import project from '../../jest.config.mjs';

const { mutate } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'stryker.config.json'), 'utf8'));
const [node] = project.projects;

/** The tests of the mutated modules alone, in node: a change must be noticed close to where it was made. */
export default {
  ...node,
  displayName: 'mutation',
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testMatch: mutate.map((modules) => `<rootDir>/${modules.replace(/\.ts$/, '.test.ts')}`),
};

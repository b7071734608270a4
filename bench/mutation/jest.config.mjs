import path from 'node:path';
import project from '../../jest.config.mjs';

/** The pure rules alone, in node: what Stryker changes is nothing else. */
const [node] = project.projects;

export default {
  ...node,
  displayName: 'mutation',
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testMatch: ['<rootDir>/src/domain/**/*.test.ts'],
};

import path from 'node:path';
import { keepGlobals } from '../dom/keepGlobals';
import { restartClock } from '../../support/fakePorts';
import { wantedParts } from '../parts';
import { NODE_PARTS, nodeTests } from './nodeParts';

const root = path.resolve(__dirname, '../../..');

/**
 * Declares the tests of one part, each file in its own `describe`, which scopes its hooks. Files share one module
 * registry, since loading a saga's modules takes longer than its tests; clock and globals are reset per file.
 */
export function describeNodePart(part: number): void {
  for (const file of wantedParts(nodeTests(), NODE_PARTS)[part - 1] ?? []) {
    describe(file, () => {
      let restore = (): void => undefined;
      beforeAll(() => {
        restartClock();
        restore = keepGlobals([globalThis, process.env]);
      });
      afterAll(() => {
        jest.useRealTimers();
        restore();
      });
      jest.requireActual(path.join(root, file));
    });
  }
}

import path from 'node:path';
import { keepGlobals } from '../dom/keepGlobals';
import { cutIntoParts } from '../parts';
import { NODE_PARTS, nodeTests } from './nodeParts';

const root = path.resolve(__dirname, '../../..');

/**
 * Declares the tests of one part, each file in a `describe` of its own, which bounds its hooks. The files share one module
 * registry, since reading the modules of a saga takes longer than its tests do; clock and globals are each file's own.
 */
export function describeNodePart(part: number): void {
  for (const file of cutIntoParts(nodeTests(), NODE_PARTS)[part - 1] ?? []) {
    describe(file, () => {
      let restore = (): void => undefined;
      beforeAll(() => {
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

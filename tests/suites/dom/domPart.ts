import path from 'node:path';
// At the top, so that its clean-up after each test belongs to the part and not to the file that reads it first.
import '@testing-library/react';
import { cutIntoParts } from '../parts';
import { DOM_PARTS, domTests } from './domParts';
import { keepGlobals } from './keepGlobals';

const root = path.resolve(__dirname, '../../..');

/** What a file finds in a browser of its own: nothing kept, an empty page, the first address. */
function cleanBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  for (const { name } of Array.from(document.documentElement.attributes)) {
    document.documentElement.removeAttribute(name);
  }
}

/**
 * Declares the tests of one part, each file in a `describe` of its own, which bounds its hooks. The files share one module
 * registry, so that React and what draws with it are read and compiled once a part; page, storage, address, timers
 * and globals are each file's own.
 */
export function describeDomPart(part: number): void {
  for (const file of cutIntoParts(domTests(), DOM_PARTS)[part - 1] ?? []) {
    describe(file, () => {
      let restore = (): void => undefined;
      beforeAll(() => {
        cleanBrowser();
        restore = keepGlobals([window, document, navigator, Element.prototype, HTMLElement.prototype]);
      });
      afterAll(() => {
        jest.useRealTimers();
        restore();
      });
      jest.requireActual(path.join(root, file));
    });
  }
}

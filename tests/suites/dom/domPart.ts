import path from 'node:path';
// Imported at the top, so that its clean-up after each test belongs to the part, not to the first file.
import '@testing-library/react';
import { restartClock } from '../../support/fakePorts';
import { wantedParts } from '../parts';
import { DOM_PARTS, domTests } from './domParts';
import { keepGlobals } from './keepGlobals';

const root = path.resolve(__dirname, '../../..');

/** Resets the browser environment: empty storages, empty page, initial address. */
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

/** Fails where a file has left a listener that keeps presses or forms from the files after it. */
function expectFreePage(): void {
  for (const type of ['click', 'submit']) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect({ type, isPrevented: event.defaultPrevented }).toEqual({ type, isPrevented: false });
  }
}

/**
 * Declares the tests of one part, each file in its own `describe`, which scopes its hooks. Files share one module
 * registry, so that React is loaded once per part; page, storage, address, timers and globals are reset per file.
 */
export function describeDomPart(part: number): void {
  for (const file of wantedParts(domTests(), DOM_PARTS)[part - 1] ?? []) {
    describe(file, () => {
      let restore = (): void => undefined;
      beforeAll(() => {
        cleanBrowser();
        restartClock();
        restore = keepGlobals([window, document, navigator, Element.prototype, HTMLElement.prototype]);
      });
      afterAll(() => {
        jest.useRealTimers();
        restore();
      });
      jest.requireActual(path.join(root, file));
      // Behind the file's own hooks, which run before it.
      afterAll(expectFreePage);
    });
  }
}

import { keepGlobals } from '../suites/dom/keepGlobals';

describe('what a test file has left on the globals', () => {
  const globals = window as unknown as Record<string, unknown>;

  it('is gone, and what it replaced is back', () => {
    const { matchMedia } = window;
    const restore = keepGlobals([window]);
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    globals['fresh'] = 1;
    restore();
    expect(window.matchMedia).toBe(matchMedia);
    expect('fresh' in window).toBe(false);
  });

  it('comes back where it was taken away', () => {
    globals['kept'] = 1;
    const restore = keepGlobals([window]);
    delete globals['kept'];
    restore();
    expect(globals['kept']).toBe(1);
    delete globals['kept'];
  });
});

import { homeLoader } from '../../../scripts/homeLoader';

describe('the inline loader of home', () => {
  // Until the app is there it keeps every press and every form of the page, those of other tests too.
  afterEach(() => {
    window.dispatchEvent(new Event('itape:vivo'));
    document.querySelectorAll('script').forEach((tag) => tag.remove());
  });

  it('takes away the tag of a script that did not come: the bundler asks anew for it, and for no tag that failed', () => {
    window.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    homeLoader(['/js/home.js', '/js/main.js'], 0);
    window.dispatchEvent(new Event('pointerdown'));
    const tags = () => [...document.querySelectorAll('script')].map((tag) => tag.getAttribute('src'));
    expect(tags()).toEqual(['/js/home.js', '/js/main.js']);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(tags()).toEqual(['/js/main.js']);
  });
});

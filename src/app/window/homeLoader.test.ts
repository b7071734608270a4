import { homeLoader } from '../../../scripts/homeLoader';

describe('the inline loader of home', () => {
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

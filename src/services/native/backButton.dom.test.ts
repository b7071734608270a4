import { answerBack } from './backButton';

const world = (isHome = false) => ({
  document,
  isHome: () => isHome,
  stepBack: jest.fn(),
  goHome: jest.fn(),
  leave: jest.fn(),
});
const done = ({ stepBack, goHome, leave }: ReturnType<typeof world>) =>
  [stepBack, goHome, leave].map((act) => act.mock.calls.length);

/** jsdom has no layout, so elements count as visible here. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  document.body.innerHTML = '';
});

function put(html: string): jest.Mock {
  document.body.innerHTML = html;
  const heard = jest.fn((event: KeyboardEvent) => (event.target as HTMLElement).id);
  document.addEventListener('keydown', heard, { once: true });
  return heard;
}

describe('the back button of Android', () => {
  it.each([
    ['a dialog, where its focus is', '<div role="dialog"><input id="dentro"></div>', 'dentro'],
    ['the uppermost of two', '<div role="dialog" id="a"></div><div role="dialog" id="b"></div>', 'b'],
    ['a menu', '<ul role="menu" id="menu"></ul>', 'menu'],
    ['suggestions, by their field', '<input id="campo"><ul role="listbox"></ul>', 'campo'],
  ])('puts away what lies over the page: %s', (_, html, target) => {
    const heard = put(html);
    document.querySelector('input')?.focus();
    const here = world();
    answerBack(here, true);
    expect(heard.mock.results[0]?.value).toBe(target);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ key: 'Escape' });
    expect(done(here)).toEqual([0, 0, 0]);
  });

  it.each([
    ['goes one step back', false, true, [1, 0, 0]],
    ['goes home from a page that the app began with', false, false, [0, 1, 0]],
    ['leaves the app from home, whatever came before', true, true, [0, 0, 1]],
  ])('%s', (_, isHome, canGoBack, expected) => {
    put('<div role="dialog" aria-hidden="true"></div>');
    const here = world(isHome);
    answerBack(here, canGoBack);
    expect(done(here)).toEqual(expected);
  });
});

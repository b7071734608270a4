/** Computed styles as `tests/support/quickStyles.cjs` finds them: each rule still reaches exactly its elements. */
import { render, screen } from '@testing-library/react';

const HIDDEN = '{ visibility: hidden }';

const styleOf = (rule: string): string => {
  render(
    <main className="page wide">
      <style>{rule}</style>
      <p className="text" data-testid="it" hidden>
        x
      </p>
    </main>,
  );
  return getComputedStyle(screen.getByTestId('it')).visibility;
};

describe('a rule', () => {
  it.each([
    'p',
    '*',
    '.text',
    'p.text',
    '.page p',
    '.page > .text',
    '.page .nothing, .text',
    '[hidden]',
    '.page [data-testid="it"]',
    'p:not(.other)',
    ':is(.other, .text)',
    '.wide :where(p, a.b)',
    '.page [data-testid="it"][hidden]',
    '.other, p:not(.other, .another)',
    'main',
  ])('%s reaches its element', (selector) => {
    expect(styleOf(`${selector} ${HIDDEN}`)).toBe('hidden');
  });

  it.each(['a', '.other', 'a.text', '.other p', 'p .text', 'p:not(.text)', '.text.other', ':is(a, .other)', '[href]'])(
    '%s does not reach another',
    (selector) => {
      expect(styleOf(`${selector} ${HIDDEN}`)).toBe('visible');
    },
  );

  it('reaches an element that has got its class meanwhile', () => {
    expect(styleOf(`.later ${HIDDEN}`)).toBe('visible');
    screen.getByTestId('it').classList.add('later');
    expect(getComputedStyle(screen.getByTestId('it')).visibility).toBe('hidden');
  });
});

/** The toolbar's settings as set by stories: each takes effect and is reverted for the next story. */
import { composeStory, setProjectAnnotations } from '@storybook/react-webpack5';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import preview from '../../.storybook/preview';
import { toPseudo } from '../../.storybook/stage/pseudoText';

setProjectAnnotations([preview]);

const root = document.documentElement;
const meta = { title: 'Teste', component: () => <button aria-label="Fechar aviso">Comprar passagem</button> };
const shown = (globals: Record<string, string>) => composeStory({ globals }, meta);

it('stands in light, at the usual size, unless a story says otherwise', () => {
  const Plain = shown({});
  render(<Plain />);
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root.style.fontSize).toBe('');
  expect(root.lang).toBe('pt-BR');
});

it.each(['dark', 'contrast'])('shows %s until the next story', (theme) => {
  const Themed = shown({ theme });
  const { unmount } = render(<Themed />);
  expect(root).toHaveAttribute('data-theme', theme);
  unmount();
  expect(root).not.toHaveAttribute('data-theme');
});

it('shows twice the text size until the next story', () => {
  const Zoom = shown({ text: '200' });
  const { unmount } = render(<Zoom />);
  expect(root.style.fontSize).toBe('200%');
  unmount();
  expect(root.style.fontSize).toBe('');
});

it('shows the three themes side by side, each in a page of its own', () => {
  const All = shown({ theme: 'all' });
  render(<All />);
  const themes = screen
    .getAllByTitle(/teste/)
    .map((frame) => /theme%3A(\w+)/.exec(frame.getAttribute('src') ?? '')?.[1]);
  expect(themes).toEqual(['light', 'dark', 'contrast']);
});

describe('the grid', () => {
  it('is off unless asked for, and gone with the next story', () => {
    const Plain = shown({});
    const { unmount } = render(<Plain />);
    expect(screen.queryByTestId('grade')).toBeNull();
    unmount();
    const Measured = shown({ grid: 'both' });
    render(<Measured />).unmount();
    expect(screen.queryByTestId('grade')).toBeNull();
  });

  it.each([
    ['columns', 1, 0],
    ['rhythm', 0, 1],
    ['both', 1, 1],
  ])('as %s shows what was asked for, out of reach of pointer and screen reader', (grid, columns, rhythm) => {
    const Measured = shown({ grid });
    const { container } = render(<Measured />);
    expect(container.getElementsByClassName('it-stage-grid__columns')).toHaveLength(columns);
    expect(container.getElementsByClassName('it-stage-grid__rhythm')).toHaveLength(rhythm);
    expect(screen.getByTestId('grade')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('button', { name: 'Fechar aviso' })).toBeVisible();
  });

  it('goes with each frame where three themes stand side by side', () => {
    const All = shown({ theme: 'all', grid: 'both' });
    render(<All />);
    expect(screen.queryByTestId('grade')).toBeNull();
    expect(screen.getAllByTitle(/teste/)[0]).toHaveAttribute('src', expect.stringContaining('grid%3Aboth'));
  });
});

describe('the pseudo language', () => {
  const Pseudo = shown({ locale: 'pseudo' });

  it('lengthens and marks what is read and what is heard, and goes away again', () => {
    const { container } = render(<Pseudo />);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(/^⟦.{22,}⟧$/);
    expect(button).toHaveAccessibleName(/^⟦Ƒ.+⟧$/);
    const text = container.ownerDocument.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
    cleanup();
    expect(text?.nodeValue).toBe('Comprar passagem');
  });

  it('takes in what changes later', async () => {
    let say: (text: string) => void = () => undefined;
    const Changing = composeStory(
      {
        globals: { locale: 'pseudo' },
        render: () => {
          const [text, setText] = useState('antes');
          say = setText;
          return <p>{text}</p>;
        },
      },
      meta,
    );
    render(<Changing />);
    act(() => say('depois'));
    expect(await screen.findByText(toPseudo('depois'))).toBeVisible();
  });

  it('grows by at least 40 % and leaves figures alone', () => {
    expect(toPseudo('Buscar viagens').length).toBeGreaterThanOrEqual(14 * 1.4);
    expect(toPseudo(' 12:30 ')).toBe(' 12:30 ');
  });
});

describe('less motion', () => {
  it('lets the rules for people who asked for it hold, until the next story', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '@media (prefers-reduced-motion: reduce) { p { transition: none } }';
    const media = () => (style.sheet?.cssRules[0] as CSSMediaRule | undefined)?.media.mediaText;
    const before = media();
    const Reduced = shown({ motion: 'reduced' });
    const { unmount } = render(<Reduced />);
    expect(media()).toBe('all');
    unmount();
    expect(media()).toBe(before);
    style.remove();
  });
});

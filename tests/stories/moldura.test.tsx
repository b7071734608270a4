/** The book's frame in Portuguese: its words are Storybook's own, and what stands in stories, code and names stays. */
import fs from 'node:fs';
import path from 'node:path';
import { showInPortuguese, toPortuguese } from '../../.storybook/moldura/inPortuguese';
import { palavras } from '../../.storybook/moldura/palavras';

const modules = path.resolve(__dirname, '../../node_modules');
const FRAMES = [
  'storybook/dist/manager',
  'storybook/dist/manager-api',
  'storybook/dist/components',
  'storybook/dist/_browser-chunks',
  'storybook/dist/core-server/presets',
  '@storybook/addon-docs/dist',
  '@storybook/addon-a11y/dist',
  'storybook-addon-pseudo-states/dist',
];

it('knows only words that the installed Storybook says', () => {
  const scripts = FRAMES.flatMap((folder) =>
    fs
      .readdirSync(path.join(modules, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(path.join(modules, folder, file), 'utf8')),
  ).join('\n');
  expect(Object.keys(palavras).filter((words) => !scripts.includes(words))).toEqual([]);
});

it('says a whole text in Portuguese, and leaves every other one', () => {
  expect(toPortuguese(' Show code ')).toBe(' Ver o código ');
  expect(toPortuguese('Show code of this story')).toBe('Show code of this story');
  expect(toPortuguese('constructor')).toBe('constructor');
});

describe('a frame', () => {
  const shown = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    return { root, restore: showInPortuguese(root) };
  };
  afterEach(() => document.body.replaceChildren());

  it('is shown in Portuguese, names and hints too, and what comes later', async () => {
    const { root, restore } = shown('<button aria-label="Zoom in">Show code</button>');
    expect(root.innerHTML).toBe('<button aria-label="Aumentar">Ver o código</button>');
    root.append('Controls');
    await Promise.resolve();
    expect(root.textContent).toBe('Ver o códigoControles');
    restore();
    expect(root.textContent).toBe('Show codeControls');
  });

  it.each([
    ['code', '<code>Name</code>'],
    ['a story', '<div class="sb-story">Name</div>'],
    ['a component’s name in the sidebar', '<nav id="storybook-explorer-tree">Shortcuts</nav>'],
  ])('leaves %s', (_, html) => {
    expect(shown(html).root.innerHTML).toBe(html);
  });
});

/** Every route with a screen has stories in the book: a new screen without any fails here. */
import fs from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import type { AppParameters } from '../../.storybook/app/appStory';
import preview from '../../.storybook/preview';
import { type Rota, rotaOf, rotas } from '../../src/domain/base/rotas';

interface ScreenStory {
  storyName: string;
  parameters: { app?: AppParameters; layout?: string };
}

interface ScreenFile {
  default: { title: string };
}

setProjectAnnotations([preview]);

const folder = path.resolve(__dirname, '../../.storybook/screens');
const screens = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    // The book lists stories in source order; a module's exports are alphabetical.
    const [, first] = /StoryObj = \{\s*name: '([^']+)'/.exec(fs.readFileSync(path.join(folder, file), 'utf8')) ?? [];
    const module = jest.requireActual<ScreenFile>(path.join(folder, file));
    const stories = Object.values<unknown>(composeStories(module)) as ScreenStory[];
    return { file, title: module.default.title, first, stories };
  });
const opened = new Set(
  screens.flatMap(({ stories }) =>
    stories.map(({ parameters }) => rotaOf((parameters.app?.path ?? '').split('?')[0] ?? '')?.path),
  ),
);
const withScreen: readonly Rota[] = Object.values(rotas);

it.each(withScreen.map((rota) => rota.path))('%s has whole-screen stories', (route) => {
  expect([...opened]).toContain(route);
});

describe.each(screens)('$file', ({ title, first, stories }) => {
  it('stands among the screens, begins with Padrão, and each story opens the app at an address', () => {
    expect(title).toMatch(/^Telas\//);
    expect(first).toBe('Padrão');
    expect(
      stories.filter(({ parameters }) => parameters.app === undefined || parameters.layout !== 'fullscreen'),
    ).toEqual([]);
  });

  it('names its stories in words of their own', () => {
    const names = stories.map(({ storyName }) => storyName);
    expect(new Set(names).size).toBe(names.length);
  });
});

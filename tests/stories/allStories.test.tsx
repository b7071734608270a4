/**
 * Runs stories as portable stories, for quick debugging. The authoritative run is `npm run book`, in Chromium at two
 * widths, where axe checks colours and sizes too; it is part of `npm test`, this is not.
 */
import fs from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import preview from '../../.storybook/preview';

interface PlayableStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

// Whole screens run the real app, which is slow beside other suites on two cores.
jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../..');
/** `STORIES=Button npx jest tests/stories` runs the files whose path contains that word; `STORIES=.` runs all. */
const only = process.env['STORIES'] ?? '';
const files = ['src', '.storybook']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.stories.tsx') && file.includes(only))
  .sort();

const isPlayable = (story: unknown): story is PlayableStory => typeof story === 'function' && 'run' in story;

function storiesOf(file: string): [string, PlayableStory][] {
  const composed = Object.entries<unknown>(composeStories(jest.requireActual(path.join(root, file))));
  return composed.flatMap(([name, story]): [string, PlayableStory][] => (isPlayable(story) ? [[name, story]] : []));
}

const project = setProjectAnnotations([preview]);
beforeAll(project.beforeAll);

let canvasElement: HTMLElement;
beforeEach(() => {
  canvasElement = document.body.appendChild(document.createElement('div'));
});
// Storybook unmounts the story itself when the next one starts.
afterEach(() => canvasElement.remove());

it('finds stories to run', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  it.each(storiesOf(file))('%s renders and plays', async (_name, story) => {
    await story.run({ canvasElement });
  });
});

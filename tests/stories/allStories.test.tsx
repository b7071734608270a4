/**
 * Stories as portable stories, where a failure is quick to debug. What holds is `npm run book`, in Chromium, at two
 * widths, where axe sees colours and sizes too; it is a part of `npm test`, and this is not.
 */
import fs from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import preview from '../../.storybook/preview';

interface PlayableStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

// Whole screens run the real app; beside other suites on two cores that takes its time.
jest.setTimeout(60_000);

const src = path.resolve(__dirname, '../../src');
/** `STORIES=Button npx jest tests/stories` runs the files whose path holds that word; `STORIES=.` runs all. */
const only = process.env['STORIES'] ?? '';
const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx') && file.includes(only))
  .sort();

const isPlayable = (story: unknown): story is PlayableStory => typeof story === 'function' && 'run' in story;

function storiesOf(file: string): [string, PlayableStory][] {
  const composed = Object.entries<unknown>(composeStories(jest.requireActual(path.join(src, file))));
  return composed.flatMap(([name, story]): [string, PlayableStory][] => (isPlayable(story) ? [[name, story]] : []));
}

const project = setProjectAnnotations([preview]);
beforeAll(project.beforeAll);

let canvasElement: HTMLElement;
beforeEach(() => {
  canvasElement = document.body.appendChild(document.createElement('div'));
});
// The story itself is unmounted by Storybook when the next one starts.
afterEach(() => canvasElement.remove());

it('finds stories to run', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  it.each(storiesOf(file))('%s renders and plays', async (_name, story) => {
    await story.run({ canvasElement });
  });
});

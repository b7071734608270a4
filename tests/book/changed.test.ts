/** Selection of stories affected by a change: `npm run book -- --changed`. */
import { node } from '../structure/runModule';

/** The story files affected by each of these changes. */
function storiesOfEach(changes: string[][]): string[][] {
  const source = `
    import { readImports, storiesOf } from './scripts/book/graph';
    const graph = readImports();
    process.stdout.write(JSON.stringify(${JSON.stringify(changes)}.map((changed) => storiesOf(graph, changed))));`;
  const { stdout, stderr } = node('--import', 'tsx', '--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[][];
}

let ofStyle: string[] = [];
let ofServer: string[] = [];
let ofRecording: string[] = [];
let ofFrame: string[] = [];
let ofStory: string[] = [];
let ofComponent: string[] = [];
let ofPage: string[] = [];

beforeAll(() => {
  [ofStyle = [], ofServer = [], ofRecording = [], ofFrame = [], ofStory = [], ofComponent = [], ofPage = []] =
    storiesOfEach([
      ['src/ui/SeatMap/SeatMap.css'],
      ['server/main.ts', 'README.md'],
      ['.storybook/recordings/compra.json'],
      ['.storybook/stage/stage.css'],
      ['src/ui/Breadcrumbs/Breadcrumbs.stories.tsx'],
      ['src/ui/Chip/Chip.tsx'],
      ['.storybook/docs/padroes/esperas.tsx', '.storybook/docs/BookPage.tsx'],
    ]);
}, 60_000);

test('a style sheet changes the component that wears it and the screens that show it', () => {
  expect(ofStyle).toContain('src/ui/SeatMap/SeatMap.stories.tsx');
  expect(ofStyle.some((file) => file.startsWith('.storybook/'))).toBe(true);
  expect(ofStyle).not.toContain('src/ui/Breadcrumbs/Breadcrumbs.stories.tsx');
});

test('what no story imports changes none', () => {
  expect(ofServer).toEqual([]);
});

test('a recorded answer changes the screens that are played over it', () => {
  expect(ofRecording.length).toBeGreaterThan(0);
  expect(ofRecording.every((file) => file.startsWith('.storybook/'))).toBe(true);
});

test('what every story stands in changes all of them', () => {
  expect(ofFrame).toContain('src/ui/Breadcrumbs/Breadcrumbs.stories.tsx');
  expect(ofFrame).toContain('src/ui/SeatMap/SeatMap.stories.tsx');
});

test('a file of stories changes itself', () => {
  expect(ofStory).toEqual(['src/ui/Breadcrumbs/Breadcrumbs.stories.tsx']);
});

test('a page affects no story', () => {
  expect(ofPage).toEqual([]);
});

test('the stories of a component come before those of the screens that use it', () => {
  expect(ofComponent[0]).toBe('src/ui/Chip/Chip.stories.tsx');
  expect(ofComponent.at(-1)).toMatch(/^\.storybook\/(screens|flows)\//);
});

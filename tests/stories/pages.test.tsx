/** Every title of the book has a page, and what a page says of stories, folders and links is there. */
import fs from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyId } from '../../.storybook/docs/bookIndex';
import { patternPages } from '../../.storybook/docs/padroes/patternPages';
import { foundationExamples } from '../../.storybook/docs/fundamentos/foundationExamples';
import { foundationPages } from '../../.storybook/docs/fundamentos/foundationPages';
import { screenPages } from '../../.storybook/docs/telas/screenPages';
import { readBookFacts } from '../../scripts/docs/bookFacts';

const root = path.resolve(__dirname, '../..');
const facts = readBookFacts(root);
Object.assign(globalThis, { BOOK_FACTS: facts });

const filesBelow = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Story files, with the title and the names of their stories by export. */
const books = ['src/ui', '.storybook/screens', '.storybook/flows']
  .flatMap((folder) => filesBelow(folder, '.stories.tsx'))
  .map((text) => ({
    text,
    title: found(text, /title: '([^'/]+\/[^']+)'/g)[0] ?? '',
    stories: new Map(
      [...text.matchAll(/export const (\w+): Story[^=]* = \{\s*(?:\.\.\.[^,]+,\s*)?name: '([^']+)'/g)].map(
        ([, exported = '', name = '']) => [name, exported],
      ),
    ),
  }));
const written = { ...screenPages, ...foundationPages };
const mdx = [
  ...filesBelow('src/ui/guide', '.mdx'),
  ...filesBelow('.storybook/qa', '.mdx'),
  ...filesBelow('.storybook/padroes', '.mdx'),
];

it.each(books)('$title has a page', ({ text, title }) => {
  expect(text).not.toContain('!autodocs');
  expect(text.includes('documentation: ') || title in written).toBe(true);
});

it('has no written page without stories', () => {
  const titles = books.map(({ title }) => title);
  expect(Object.keys(written).filter((title) => !titles.includes(title))).toEqual([]);
});

it.each(Object.entries(screenPages))(
  '%s shows each decision in a story, and names folders that exist',
  (title, docs) => {
    const { stories } = books.find((book) => book.title === title) ?? {};
    expect(docs.decisions.length).toBeGreaterThan(0);
    expect(docs.decisions.filter(({ story }) => !stories?.has(story))).toEqual([]);
    expect(docs.code.filter((folder) => !(folder in facts.folders))).toEqual([]);
  },
);

it.each(Object.keys(screenPages).filter((title) => title.startsWith('Fluxos/')))(
  '%s tells its steps, each with a story of a screen',
  (title) => {
    const steps = screenPages[title]?.steps ?? [];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter(({ screen: at, story }) => !facts.stories[at]?.[story])).toEqual([]);
  },
);

const mdxTitles = mdx.flatMap((text) => found(text, /<Meta title="([^"]+)"/g));

it.each(Object.entries(patternPages))('%s has a page, and shows stories and components that exist', (title, docs) => {
  expect(mdxTitles).toContain(title);
  expect(docs.shown.length).toBeGreaterThan(2);
  expect(docs.shown.filter((one) => !facts.stories[one.title]?.[one.story])).toEqual([]);
  expect(docs.components.filter((folder) => !(folder in facts.components))).toEqual([]);
});

it('leads from foundations to pages that the book has', () => {
  const pages = new Set([...books.map(({ title }) => title), ...mdxTitles]);
  const related = Object.values(foundationPages).flatMap((docs) => docs.related);
  expect(related.filter((title) => !pages.has(title))).toEqual([]);
  expect(Object.keys(foundationExamples).filter((title) => !(title in foundationPages))).toEqual([]);
});

it('has tokens of each name with which a foundation says its own begin', () => {
  const prefixes = Object.values(foundationPages).flatMap(({ tokens = [] }) => tokens);
  expect(prefixes.filter((prefix) => !facts.tokens.some(({ name }) => name.startsWith(prefix)))).toEqual([]);
});

it('tells of every folder of screens', () => {
  const told = new Set(Object.values(screenPages).flatMap(({ code }) => code));
  expect(Object.keys(facts.folders).filter((folder) => !told.has(folder))).toEqual([]);
});

it('says of every foundation what it is about, and what to use when', () => {
  const thin = Object.entries(foundationPages).filter(
    ([, { prose, choices, held, related }]) =>
      prose.length === 0 || choices.length < 2 || held.length === 0 || related.length === 0,
  );
  expect(thin).toEqual([]);
});

it('leads to stories and pages that the book has', () => {
  const stories = books.flatMap(({ title, stories: its }) =>
    [...its.values()].map((exported) => `story/${toId(title, storyNameFromExport(exported))}`),
  );
  const pages = [...books.map(({ title }) => title), ...mdxTitles];
  const known = new Set([...stories, ...pages.map((title) => `docs/${toId(title, 'docs')}`)]);
  const links = [
    ...mdx.flatMap((text) => found(text, /\?path=\/([^")\s]+)/g)),
    ...Object.values(patternPages).flatMap(({ shown }) =>
      shown.map(({ title, story }) => `story/${storyId(title, story)}`),
    ),
  ];
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

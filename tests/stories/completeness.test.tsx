/** Every component of the library has its story, its test and a whole page in the book. */
import fs from 'node:fs';
import path from 'node:path';
import { storyKinds, type ComponentDocs } from '../../src/ui/docs/componentDocs';

const ui = path.resolve(__dirname, '../../src/ui');

type StoryFile = { default: { tags?: string[]; parameters?: { documentation?: ComponentDocs } } } & Record<
  string,
  { name?: string; play?: unknown; globals?: Record<string, string> }
>;

/** A folder of the library that holds a component of its own name: `Button/Button.tsx`. */
const components = fs
  .readdirSync(ui)
  .filter((name) => fs.existsSync(path.join(ui, name, `${name}.tsx`)))
  .sort();

const has = (name: string, ending: string) => fs.existsSync(path.join(ui, name, `${name}.${ending}.tsx`));

it('finds the components of the library', () => {
  expect(components).toContain('Button');
});

it.each(components)('%s has a story and a test beside it', (name) => {
  expect({ story: has(name, 'stories'), test: has(name, 'test') }).toEqual({ story: true, test: true });
});

describe.each(components.filter((name) => has(name, 'docs')))('%s', (name) => {
  const { default: meta, ...stories } = jest.requireActual<StoryFile>(path.join(ui, name, `${name}.stories.tsx`));
  const docs = meta.parameters?.documentation;
  const named = (kind: string) => Object.values(stories).find((story) => story.name === kind);

  it('has a page that leaves nothing unsaid', () => {
    const needed = ['useWhen', 'avoidWhen', 'examples', 'anatomy', 'screenReader', 'wcag', 'history'] as const;
    expect(docs).toBeDefined();
    expect(needed.filter((part) => docs?.[part].length === 0)).toEqual([]);
  });

  it('wears its status in the sidebar', () => {
    expect(meta.tags).toContain(docs?.status);
  });

  it.each(storyKinds)('tells “%s”, or says why not', (kind) => {
    const reason = docs?.notApplicable?.[kind];
    expect(Boolean(named(kind))).toBe(!reason);
  });

  it('uses the keyboard where it says what keys do', () => {
    if (docs?.keyboard.length) expect(named('Teclado')?.play).toBeInstanceOf(Function);
    else expect(docs?.notApplicable?.['Teclado']).toBeTruthy();
  });

  it('is shown with text of twice the size', () => {
    if (!docs?.notApplicable?.['Zoom 200 %']) expect(named('Zoom 200 %')?.globals).toEqual({ text: '200' });
  });
});

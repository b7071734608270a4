/** Every component of the library has a story, a test and a complete page in the book. */
import fs from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { propertyText } from '../../.storybook/docs/propertyTexts';
import { propertiesIn } from '../../scripts/docs/componentProperties';
import { heardStates, storyKinds, type ComponentDocs } from '../../src/ui/docs/componentDocs';

const ui = path.resolve(__dirname, '../../src/ui');

type StoryFile = {
  default: { title: string; tags?: string[]; parameters?: { documentation?: ComponentDocs } };
} & Record<string, { name?: string; tags?: string[]; play?: unknown; globals?: Record<string, string> }>;

/** Folders with a component of the same name: `Button/Button.tsx`. */
const components = fs
  .readdirSync(ui)
  .filter((name) => fs.existsSync(path.join(ui, name, `${name}.tsx`)))
  .sort();

const has = (name: string, ending: string) => fs.existsSync(path.join(ui, name, `${name}.${ending}.tsx`));

it('finds the components of the library', () => {
  expect(components).toContain('Button');
});

it.each(components)('%s has a story, a page and a test beside it', (name) => {
  expect(['stories', 'docs', 'test'].filter((ending) => !has(name, ending))).toEqual([]);
});

describe.each(components)('%s', (name) => {
  const { default: meta, ...stories } = jest.requireActual<StoryFile>(path.join(ui, name, `${name}.stories.tsx`));
  const docs = meta.parameters?.documentation;
  const named = (kind: string) => Object.values(stories).find((story) => story.name === kind);

  it('has a page that leaves nothing unsaid', () => {
    const needed = ['useWhen', 'avoidWhen', 'examples', 'anatomy', 'screenReader', 'wcag', 'history'] as const;
    expect(docs).toBeDefined();
    expect(needed.filter((part) => docs?.[part].length === 0)).toEqual([]);
  });

  it('says of each property what it is for, and of none that it has not', () => {
    const names = propertiesIn(path.join(ui, name, `${name}.tsx`)).map((property) => property.name);
    expect(names.filter((one) => propertyText(docs, one) === undefined)).toEqual([]);
    expect(Object.keys(docs?.properties ?? {}).filter((one) => !names.includes(one))).toEqual([]);
  });

  it('has the accepted accessibility trees of its states', () => {
    const heard = Object.entries(stories).filter(
      ([, story]) => heardStates.includes(story.name ?? '') && !story.tags?.includes('sem-retrato'),
    );
    const files = heard.map(([name]) => {
      const id = toId(meta.title, storyNameFromExport(name));
      return `${id.normalize('NFD').replaceAll(/[^\w-]/g, '')}.wide.txt`;
    });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !fs.existsSync(path.resolve(__dirname, 'arvores', file)))).toEqual([]);
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

/** Files of the library by ending, with their text. */
const filesWith = (ending: RegExp) =>
  fs
    .readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(ui, file), 'utf8') }));

it('shows in a story or on a page each part that it exports beside its components', () => {
  // Icons are shown by the page of all icons, whose list has its own test.
  const parts = filesWith(/^(?!docs|foundations|guide|icons)\w+\/[A-Z]\w+\.tsx$/);
  const sources = filesWith(/\.tsx$/);
  const shown = ({ file }: { file: string }) => {
    const name = path.basename(file, '.tsx');
    return sources.some(
      (other) =>
        other.file !== file &&
        (/\.(stories|docs)\.tsx$/.test(other.file)
          ? new RegExp(`\\b${name}\\b`).test(other.text)
          : new RegExp(`<${name}\\b`).test(other.text)),
    );
  };
  expect(parts.length).toBeGreaterThan(components.length);
  expect(parts.filter((part) => !shown(part)).map(({ file }) => file)).toEqual([]);
});

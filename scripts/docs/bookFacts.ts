import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type StoryIds, storyIdsIn } from './bookStories';
import { type PropertyFacts, propertiesIn } from './componentProperties';
import { sourcesBelow, usesInFile } from './eventUses';
import { type TokenFacts, tokenFactsIn } from './tokenFacts';

/** Facts of the sources about a component of the library. */
export interface ComponentFacts {
  /** Title of its stories: `Ações/Button`. */
  title: string;
  status: string;
  /** Names of its stories. */
  stories: string[];
  /** Components that it is built of, and those built of it. */
  uses: string[];
  usedBy: string[];
  /** Components that its page names where it says when to avoid it. */
  alternatives: string[];
  /** Tests beside it, each title once. */
  tests: number;
  hasPicture: boolean;
  properties: PropertyFacts[];
}

/** Facts of the sources about a folder of screens. */
export interface FolderFacts {
  /** Events that it emits. */
  events: string[];
  /** Components of the library that it shows. */
  components: string[];
}

/** Everything that the book's pages say without anybody writing it down. */
export interface BookFacts {
  /** By folder of `src/ui`. */
  components: Record<string, ComponentFacts>;
  /** By folder of `src/features`: `compra/poltronas`. */
  folders: Record<string, FolderFacts>;
  /** Workflows that answer an event, by its name. */
  answers: Record<string, string[]>;
  /** Ids of stories with accepted pictures, without accents, as the files are named. */
  pictures: string[];
  /** Ids of the stories of screens and flows. */
  stories: StoryIds;
  tokens: TokenFacts[];
}

const NOT_COMPONENTS = new Set(['examples', 'foundations']);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'pt-BR'));
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Folders of `src/ui` that a source imports from. */
function librariesOf(root: string, file: string): string[] {
  const ui = path.join(root, 'src/ui');
  return matches(readFileSync(file, 'utf8'), /(?:from|import\()\s*'(\.[^']+)'/g)
    .map((request) => path.relative(ui, path.resolve(path.dirname(file), request)))
    .filter((inside) => !inside.startsWith('..'))
    .map((inside) => inside.split(path.sep)[0] ?? '');
}

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

const picturesIn = (root: string): string[] => [
  ...new Set(readdirSync(path.join(root, 'tests/stories/pictures')).map((name) => name.split('.')[0] ?? '')),
];

/** Words with a capital in what a component's page says of when to avoid it. */
function namedInstead(whole: string): string[] {
  const [docs] = filesOf(whole, /\.docs\.tsx$/);
  const [avoided = ''] = docs ? matches(readFileSync(docs, 'utf8'), /avoidWhen: \[([\s\S]*?)\n {2}\]/g) : [];
  return matches(avoided, /\b([A-Z]\w+)/g);
}

type Alone = Omit<ComponentFacts, 'uses' | 'usedBy'>;

/** A component without its relations, or nothing for a folder that is none. */
function componentOf(root: string, folder: string): Alone | undefined {
  const whole = path.join(root, 'src/ui', folder);
  const [stories] = filesOf(whole, /\.stories\.tsx$/);
  if (!stories || NOT_COMPONENTS.has(folder)) return undefined;
  const text = readFileSync(stories, 'utf8');
  const [title = ''] = matches(text, /^ {2}title: '([^/']+\/[^']+)'/gm);
  const tests = filesOf(whole, /\.test\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const id = title
    .normalize('NFD')
    .replaceAll(/[^\w/]/g, '')
    .replaceAll('/', '-')
    .toLowerCase();
  return {
    title,
    status: matches(text, /tags: \[[^\]]*'(rascunho|beta|estavel|obsoleto)'/g)[0] ?? '',
    stories: matches(text, /^(?:export const \w+: Story\S* = \{)? {1,2}name: '([^']+)'/gm),
    tests: tests.flatMap((source) => matches(source, /^\s*(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['"`](.+)/gm)).length,
    alternatives: namedInstead(whole),
    hasPicture: picturesIn(root).some((name) => name.startsWith(`${id}--`)),
    properties: existsSync(path.join(whole, `${folder}.tsx`)) ? propertiesIn(path.join(whole, `${folder}.tsx`)) : [],
  };
}

function componentsOf(root: string): Record<string, ComponentFacts> {
  const ui = path.join(root, 'src/ui');
  const folders = readdirSync(ui, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const found = folders.flatMap((folder) => {
    const facts = componentOf(root, folder);
    return facts ? [{ folder, facts }] : [];
  });
  const known = new Set(found.map(({ folder }) => folder));
  const uses = new Map(
    found.map(({ folder }): [string, string[]] => {
      const imported = sourcesBelow(path.join(ui, folder)).flatMap((file) => librariesOf(root, file));
      return [folder, sorted(imported.filter((name) => name !== folder && known.has(name)))];
    }),
  );
  const usedBy = (folder: string) => [...known].filter((other) => uses.get(other)?.includes(folder));
  return Object.fromEntries(
    found.map(({ folder, facts }) => [
      folder,
      {
        ...facts,
        alternatives: sorted(facts.alternatives.filter((name) => name !== folder && known.has(name))),
        uses: uses.get(folder) ?? [],
        usedBy: sorted(usedBy(folder)),
      },
    ]),
  );
}

function foldersOf(
  root: string,
  { components, answers }: Pick<BookFacts, 'components' | 'answers'>,
): Record<string, FolderFacts> {
  const features = path.join(root, 'src/features');
  const folders = new Map<string, string[]>();
  for (const file of sourcesBelow(features)) {
    const folder = path.relative(features, path.dirname(file)).split(path.sep).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return Object.fromEntries(
    [...folders].sort().map(([folder, files]): [string, FolderFacts] => [
      folder,
      {
        // A word that nobody answers is no event, but stands beside one in the same expression.
        events: sorted(files.flatMap((file) => usesInFile(file).emitted).filter((name) => name in answers)),
        components: sorted(files.flatMap((file) => librariesOf(root, file)).filter((name) => name in components)),
      },
    ]),
  );
}

function answersOf(root: string): Record<string, string[]> {
  const answers = new Map<string, string[]>();
  // A screen's module waits for the event that loads a workflow on demand.
  for (const file of ['src/sagas', 'src/app'].flatMap((folder) => sourcesBelow(path.join(root, folder)))) {
    const workflow = path.basename(file).replace(/\.tsx?$/, '');
    for (const event of usesInFile(file).taken) answers.set(event, sorted([...(answers.get(event) ?? []), workflow]));
  }
  return Object.fromEntries([...answers].sort());
}

/**
 * Reads the sources of the project: relations of components, their stories and tests, events of screens and who answers
 * them.
 * @param root the project's folder.
 */
export function readBookFacts(root: string): BookFacts {
  if (!existsSync(path.join(root, 'src/ui'))) throw new Error(`no sources in ${root}`);
  const known = { components: componentsOf(root), answers: answersOf(root) };
  return {
    ...known,
    folders: foldersOf(root, known),
    pictures: picturesIn(root),
    stories: storyIdsIn(root),
    tokens: tokenFactsIn(root),
  };
}

/** The facts as an expression. In brackets: it replaces a name as it stands, and after an arrow a brace begins a block. */
export const factsExpression = (root: string): string => `(${JSON.stringify(readBookFacts(root))})`;

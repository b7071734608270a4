import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heardStates } from '../../src/ui/docs/componentDocs';

/** An entry of the book's index: a story or a docs page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** `./src/ui/Button/Button.stories.tsx` */
  importPath: string;
  tags: string[];
}

/** File of an entry, as a path below the project's folder. */
export const fileOf = ({ importPath }: Entry): string => path.posix.normalize(importPath);

/** Stories of a built book, in order: those whose id or title contains `only`, and of that name where one is given. */
export function readStories(book: string, only = '', named?: string): Entry[] {
  const index = JSON.parse(readFileSync(path.join(book, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).filter(
    ({ type, id, title, name }) =>
      type === 'story' &&
      (named === undefined || name === named) &&
      `${id} ${title}`.toLowerCase().includes(only.toLowerCase()),
  );
}

/**
 * Stories with pictures: each component's states (or its default) and the first story of each screen, but no flows. The
 * tag `sem-retrato` excludes stories that never render the same twice.
 */
export function portrayed(entries: readonly Entry[]): Set<string> {
  const byTitle = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.tags.includes('sem-retrato') || entry.title.startsWith('Fluxos/')) continue;
    const known = byTitle.get(entry.title);
    if (!known || (entry.name === 'Estados' && !entry.title.startsWith('Telas/'))) byTitle.set(entry.title, entry);
  }
  return new Set([...byTitle.values()].map(({ id }) => id));
}

/** Stories whose accessibility tree is kept: the states of each component that its page shows as they are heard. */
export const heard = (entries: readonly Entry[]): Set<string> =>
  new Set(
    entries
      .filter(({ name, tags }) => heardStates.includes(name) && tags.some(isStatus) && !tags.includes('sem-retrato'))
      .map(({ id }) => id),
  );

/** The status that a component, and nothing else, wears as a tag (`src/ui/docs/componentDocs.ts`). */
const isStatus = (tag: string): boolean => ['rascunho', 'beta', 'estavel', 'obsoleto'].includes(tag);

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of the book's index: a story, or a page of prose. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** `./src/ui/Button/Button.stories.tsx` */
  importPath: string;
  tags: string[];
}

/** The file that an entry was written in, by its path below the project's folder. */
export const fileOf = ({ importPath }: Entry): string => path.posix.normalize(importPath);

/** The stories of a built book, in its order; `only` keeps those whose id or title has that text. */
export function readStories(book: string, only = ''): Entry[] {
  const index = JSON.parse(readFileSync(path.join(book, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).filter(
    ({ type, id, title }) => type === 'story' && `${id} ${title}`.toLowerCase().includes(only.toLowerCase()),
  );
}

/**
 * The stories whose looks are kept: each component's states (or its default where it has no others) and the first
 * story of each screen; a flow is no look. A story that never looks the same twice says so with the tag `sem-retrato`.
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

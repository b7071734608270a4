import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Ids of stories by title and name. */
export type StoryIds = Record<string, Record<string, string>>;

/** An exported story whose name is its first field, after what it takes from another. */
const STORY = /export const (\w+): Story[^=]* = \{\s*(?:\.\.\.[^,]+,\s*)?name: '([^']+)'/g;

function idsIn(text: string): [title: string, ids: Record<string, string>] {
  const title = /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? '';
  const ids = [...text.matchAll(STORY)].map(([, exported = '', name = '']) => [
    name,
    toId(title, storyNameFromExport(exported)),
  ]);
  return [title, Object.fromEntries(ids) as Record<string, string>];
}

/**
 * Ids of the stories of whole screens and flows, by which pages lead to them.
 * @param root the project's folder.
 */
export function storyIdsIn(root: string): StoryIds {
  const files = ['.storybook/screens', '.storybook/flows'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => path.join(root, folder, name)),
  );
  return Object.fromEntries(files.sort().map((file) => idsIn(readFileSync(file, 'utf8'))));
}

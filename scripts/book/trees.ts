import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { pictureName, type PictureFolders, type Verdict } from './pictures';

/** Folders of the accepted accessibility trees, and of those that a run found to differ. */
export const bookTrees: PictureFolders = {
  kept: path.join(root, 'tests/stories/arvores'),
  found: path.join(root, '.tmp/arvores'),
};

const fileOf = (folder: string, id: string) => path.join(folder, `${pictureName(id, 'wide')}.txt`);

/** Path of the accepted tree of a story. */
export const treeFile = (id: string): string => fileOf(bookTrees.kept, id);

/** Accepts these trees, by story; `all` deletes those of removed stories, after a complete run. */
export function acceptTrees({ kept }: PictureFolders, trees: ReadonlyMap<string, string>, all: boolean): void {
  if (all) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const [id, tree] of trees) writeFileSync(fileOf(kept, id), tree);
}

/** Compares a tree with the accepted one; one that differs is saved, and its first line that does is named. */
export function compareTree({ kept, found }: PictureFolders, id: string, tree: string): Verdict {
  const file = fileOf(kept, id);
  if (!existsSync(file)) return { same: false, why: 'no tree was accepted yet: npm run book:accept' };
  const accepted = readFileSync(file, 'utf8');
  if (accepted === tree) return { same: true };
  mkdirSync(found, { recursive: true });
  writeFileSync(fileOf(found, id), tree);
  const [before, now] = [accepted.split('\n'), tree.split('\n')];
  const line = now.findIndex((text, at) => text !== before[at]);
  const at = line === -1 ? now.length : line;
  return { same: false, why: `line ${at + 1}: “${(before[at] ?? '').trim()}” became “${(now[at] ?? '').trim()}”` };
}

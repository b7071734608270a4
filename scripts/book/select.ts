import path from 'node:path';
import { root } from '../prepare.mjs';
import { changedFiles } from './changed';
import { storiesOf, type ImportGraph } from './graph';
import { pictureFile } from './pictures';
import { byFile, hasPassed, readRecord } from './record';
import type { Entry } from './stories';
import { treeFile } from './trees';

const belowRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');

/** The part of the book that a change can affect. */
export interface Selection {
  /**
   * Files of stories, nearest to the change first; null when an accepted picture or tree changed, whose story only the
   * index of the whole book tells.
   */
  files: string[] | null;
  /** Stories of a built book to walk, nearest to the change first. */
  of: (stories: readonly Entry[]) => Entry[];
}

/**
 * Stories that import a changed module, style or data, or whose accepted picture or tree changed, except those that passed with
 * exactly the same dependencies.
 * @param since the git reference to compare with; see `changedFiles`.
 */
export function selectChanged(graph: ImportGraph, since: string | undefined): Selection {
  const changed = new Set(changedFiles(since));
  const record = readRecord();
  const isOpen = (file: string) => !hasPassed(graph, file, record);
  const files = storiesOf(graph, [...changed]);
  const looksDiffer = ({ id }: Entry) =>
    [pictureFile(id, 'wide'), pictureFile(id, 'phone'), treeFile(id)].some((file) => changed.has(belowRoot(file)));
  const isAccepted = [...changed].some((file) => /^tests\/stories\/(pictures|arvores)\//.test(file));
  return {
    files: isAccepted ? null : files.filter(isOpen),
    of: (stories) => {
      const present = byFile(stories);
      const looked = [...present].filter(([, its]) => its.some(looksDiffer)).map(([file]) => file);
      return [...new Set([...files, ...looked])].filter(isOpen).flatMap((file) => present.get(file) ?? []);
    },
  };
}

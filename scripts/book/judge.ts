import { compare, pictureName, type PictureFolders } from './pictures';
import type { Result } from './report';
import { compareTree } from './trees';
import type { Seen } from './walk';

/** Folders to compare with, or maps that collect for acceptance: pictures by their names, trees by the stories' ids. */
export type Accepted =
  | { pictures: PictureFolders; trees: PictureFolders }
  | { pictures: Map<string, Buffer>; trees: Map<string, string> };

/** Faults of a story at one width, and of its picture and its accessibility tree if it has them. */
export function judge({ entry, way, broken, axe, sideways, picture, tree }: Seen, accepted: Accepted): Result[] {
  const about = { id: entry.id, title: entry.title, name: entry.name, way };
  const faults = [
    ...broken.map((error) => `broken: ${error.slice(0, 400).replaceAll(/\s+/g, ' ')}`),
    ...axe.map(({ theme, violation }) => `axe, ${theme}: ${violation}`),
    ...(way === 'phone' && sideways > 0 && !entry.tags.includes('rola-de-lado')
      ? [`${sideways} px wider than 320`]
      : []),
  ];
  const results: Result[] = [{ ...about, kind: 'story', faults }];
  if (tree !== undefined) results.push({ ...about, kind: 'tree', faults: treeFaults(entry.id, tree, accepted) });
  if (picture) results.push({ ...about, kind: 'picture', faults: lookFaults(entry.id, way, picture, accepted) });
  return results;
}

function treeFaults(id: string, tree: string, { trees }: Accepted): string[] {
  if (trees instanceof Map) {
    trees.set(id, tree);
    return [];
  }
  const verdict = compareTree(trees, id, tree);
  return verdict.same ? [] : [`heard: ${verdict.why}`];
}

function lookFaults(id: string, way: Seen['way'], picture: Buffer, { pictures }: Accepted): string[] {
  const name = pictureName(id, way);
  if (pictures instanceof Map) {
    pictures.set(name, picture);
    return [];
  }
  const verdict = compare(pictures, name, picture);
  return verdict.same ? [] : [`looks: ${verdict.why}`];
}

import { compare, pictureName, type PictureFolders } from './pictures';
import type { Result } from './report';
import type { Seen } from './walk';

/**
 * Faults of a story at one width, and of its picture if it has one.
 * @param looks folders to compare the picture with, or a map that collects it for acceptance.
 */
export function judge(
  { entry, way, broken, axe, sideways, picture }: Seen,
  looks: PictureFolders | Map<string, Buffer>,
): Result[] {
  const about = { id: entry.id, title: entry.title, name: entry.name, way };
  const faults = [
    ...broken.map((error) => `broken: ${error.slice(0, 400).replaceAll(/\s+/g, ' ')}`),
    ...axe.map(({ theme, violation }) => `axe, ${theme}: ${violation}`),
    ...(way === 'phone' && sideways > 0 && !entry.tags.includes('rola-de-lado')
      ? [`${sideways} px wider than 320`]
      : []),
  ];
  const story: Result = { ...about, kind: 'story', faults };
  if (!picture) return [story];
  const name = pictureName(entry.id, way);
  if (looks instanceof Map) {
    looks.set(name, picture);
    return [story, { ...about, kind: 'picture', faults: [] }];
  }
  const verdict = compare(looks, name, picture);
  return [story, { ...about, kind: 'picture', faults: verdict.same ? [] : [`looks: ${verdict.why}`] }];
}

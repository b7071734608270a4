import { compare, pictureName, type PictureFolders } from './pictures';
import type { Result } from './report';
import type { Seen } from './walk';

/**
 * What is wrong with a story at one width, and with its picture where it has one.
 * @param looks what the picture is compared with, or, where today's looks become the accepted ones, what takes it.
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

import { bookFacts } from './bookFacts';

/** Id of a story of a screen or flow, by its title and name; empty for one that the book has not. */
export const storyId = (title: string, name: string): string => bookFacts().stories[title]?.[name] ?? '';

/** Address of the accepted picture of a story at one width, or nothing where none is kept. */
export function pictureOf(id: string, way: 'phone' | 'wide'): string | undefined {
  const name = id.normalize('NFD').replaceAll(/[^\w-]/g, '');
  return bookFacts().pictures.includes(name) ? `./retratos/${name}.${way}.png` : undefined;
}

/** The story of a screen with accepted pictures. */
export const portrayedIn = (title: string): string | undefined =>
  Object.values(bookFacts().stories[title] ?? {}).find((id) => pictureOf(id, 'phone') !== undefined);

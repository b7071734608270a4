import type { BookFacts } from '../../scripts/docs/bookFacts';

declare global {
  /** Written into the bundle by `.storybook/main.ts`. */
  const BOOK_FACTS: BookFacts;
}

/** Facts of the sources about components, screens and events. */
export const bookFacts = (): BookFacts => BOOK_FACTS;

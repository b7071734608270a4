import { rewriteTexts } from '../stage/rewriteTexts';
import { palavras } from './palavras';

/** Names of stories, code and what a person typed stay, and so does a story that stands in a page. */
const KEPT =
  'script, style, code, pre, textarea, #storybook-explorer-tree, #storybook-explorer-menu, .sb-story, .it-book-stage';

/** A whole text of the frame in the book's language; the space around it stays. */
export function toPortuguese(text: string): string {
  const words = text.trim();
  const known = Object.hasOwn(palavras, words) ? palavras[words] : undefined;
  return known === undefined ? text : text.replace(words, known);
}

/** Shows the frame below `root` in Portuguese, including what appears later. Returns the function that restores it. */
export const showInPortuguese = (root: Element): (() => void) =>
  rewriteTexts(root, { rewrite: toPortuguese, except: KEPT });

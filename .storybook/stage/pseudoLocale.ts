import { toPseudo } from './pseudoText';
import { rewriteTexts } from './rewriteTexts';

const OURS = 'script, style, textarea, [translate="no"], .sb-wrapper, .sb-previewBlock';

/** Shows all text below `root` in the pseudo locale, including later changes. Returns the function that restores it. */
export const startPseudoLocale = (root: Element): (() => void) =>
  rewriteTexts(root, { rewrite: toPseudo, except: OURS });

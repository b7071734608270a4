import '../../src/ui/theme/fonts.css';

/**
 * Loads our letters before a story draws. A page of the app draws in the system's letters when ours are late
 * (`font-display: optional`); a story must look the same each time, however busy the machine is.
 */
export async function lettersShown(): Promise<void> {
  for (const face of document.fonts) face.display = 'block';
  await document.fonts.load('1em Figtree');
}

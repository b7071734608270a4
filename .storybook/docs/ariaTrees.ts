const trees = require.context('!!./rawLoader.cjs!../../tests/stories/arvores', false, /\.txt$/);

/** Accepted accessibility tree of a story, as the book's run reads it from the browser; undefined where none is kept. */
export function ariaTreeOf(storyId: string): string | undefined {
  const file = `./${storyId.normalize('NFD').replaceAll(/[^\w-]/g, '')}.wide.txt`;
  return trees.keys().includes(file) ? String(trees(file)).trim() : undefined;
}

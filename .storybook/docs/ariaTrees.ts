import { heardStates } from '../../src/ui/docs/componentDocs';

const trees = require.context('!!./rawLoader.cjs!../../tests/stories/arvores', false, /\.txt$/);

/** A state of a component as the browser hands it to a screen reader. */
export interface HeardState {
  /** Name of the story: `Carregando`. */
  name: string;
  tree: string;
}

/** The kept states among these stories of a component, the usual one first. */
export const heardIn = (stories: readonly { id: string; name: string }[]): HeardState[] =>
  heardStates.flatMap((name) => {
    const tree = ariaTreeOf(stories.find((story) => story.name === name)?.id ?? '');
    return tree === undefined ? [] : [{ name, tree }];
  });

/** Accepted accessibility tree of a story, as the book's run reads it from the browser; undefined where none is kept. */
function ariaTreeOf(storyId: string): string | undefined {
  const file = `./${storyId.normalize('NFD').replaceAll(/[^\w-]/g, '')}.wide.txt`;
  return trees.keys().includes(file) ? String(trees(file)).trim() : undefined;
}

/** A position in the log of changes, as bytes since its beginning. */
export type Position = bigint;

/** Where the primary's log stood at past instants: by it a replica's position becomes an age. */
export interface Trail {
  /** Notes where the log stood at an instant, in milliseconds; instants only grow. */
  note: (at: number, position: Position) => void;
  /** The latest noted instant whose changes a replica at this position has; null where it has those of none. */
  asOf: (position: Position) => number | null;
}

/**
 * Keeps the notes of the last `keptMs`. The age of a replica that stands still grows even where the primary stands still
 * too and no clock of theirs is compared: a replica that has all changes is as fresh as the last note.
 */
export function createTrail(keptMs: number): Trail {
  let notes: { at: number; position: Position }[] = [];
  return {
    note: (at, position) => {
      notes = [...notes.filter((note) => note.at >= at - keptMs), { at, position }];
    },
    asOf: (position) => notes.findLast((note) => note.position <= position)?.at ?? null,
  };
}

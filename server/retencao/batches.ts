/** Rows of one statement, so that none runs into the limit of a statement or holds many rows for long. */
export const LOTE = 500;

/** Repeats a statement that takes a batch until none is full. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) >= LOTE);
}

/** How many rows a statement changed. */
export const affected = async (done: Promise<{ numAffectedRows?: bigint }>): Promise<number> =>
  Number((await done).numAffectedRows ?? 0n);

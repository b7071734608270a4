/** Rows of one statement: few enough for the statement timeout, and to lock none for long. */
export const LOTE = 500;

/** Repeats a statement that works on a batch until one is not full. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) >= LOTE);
}

/** The number of rows that a statement changed. */
export const affected = async (done: Promise<{ numAffectedRows?: bigint }>): Promise<number> =>
  Number((await done).numAffectedRows ?? 0n);

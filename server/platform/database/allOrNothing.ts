import type { Database, Reader } from './database';

/** One statement that changes something. */
export type Write = (db: Reader) => Promise<unknown>;

/** Writes all or nothing. A statement is a transaction by itself, so that one alone needs no other around it. */
export async function allOrNothing(database: Database, writes: readonly Write[]): Promise<void> {
  const [first] = writes;
  if (first && writes.length === 1) {
    await first(database.db);
    return;
  }
  await database.transaction(async (tx) => {
    for (const write of writes) await write(tx);
  });
}

import type { Database, Tx } from './database';

/** Undoes the transaction of a rehearsal, and carries its result out of it. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  readonly result: unknown;
  constructor(result: unknown) {
    super('rehearsal');
    this.result = result;
  }
}

/** Runs work in a transaction that is taken back, and gives what it returned: the preview of a change. */
export async function rehearse<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(async (tx): Promise<T> => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    // The work alone makes this error, with its own result.
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}

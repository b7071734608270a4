import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../../server/platform/database/database';

/** How often a look for a waiting statement is repeated: a busy machine takes its time until it waits. */
const LOOKS = 2000;

/** Waits until so many sessions of this database wait for a lock that another transaction has. */
async function untilBlocked({ db }: Database, sessions: number): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= sessions) return;
    await pause(10);
  }
  throw new Error('nothing waits for a lock');
}

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

export interface Rival<T> {
  /** Ends when `first` is done, or the transaction has failed. */
  begun: Promise<void>;
  /** Lets it do `then` and end. @returns its value, or the error that ended it. */
  goOn: () => Promise<T | Error>;
}

/** A transaction that has done `first`, and does `then` when it is told to. */
export function startRival<F, T>(
  database: Database,
  first: (tx: Tx) => Promise<F>,
  then: (tx: Tx, done: F) => Promise<T>,
): Rival<T> {
  const [begun, going] = [gate(), gate()];
  const ended = database
    .transaction(async (tx) => {
      const done = await first(tx);
      begun.open();
      await going.opened;
      return then(tx, done);
    })
    .catch((error: unknown) => {
      begun.open();
      return error instanceof Error ? error : new Error(String(error));
    });
  return {
    begun: begun.opened,
    goOn: () => {
      going.open();
      return ended;
    },
  };
}

/** Does something while the rival has begun; the rival goes on once that waits for it, in so many `sessions`. */
export async function cross<T, R>(
  database: Database,
  rival: Rival<R>,
  work: () => Promise<T>,
  sessions = 1,
): Promise<{ ended: R | Error; done: T }> {
  await rival.begun;
  const doing = work();
  doing.catch(() => undefined);
  await untilBlocked(database, sessions).catch(async (error: unknown) => {
    await rival.goOn();
    throw error;
  });
  return { ended: await rival.goOn(), done: await doing };
}

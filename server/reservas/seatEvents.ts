import { sql } from 'kysely';
import type { Database } from '../platform/database/database';

/** How old what the watchers know may be. */
const LOOK_MS = 1_500;

/** A departure between two of its stops. */
export interface WatchedLegs {
  partidaId: string;
  seqO: number;
  seqD: number;
}

type Listener = (ocupadas: number[]) => void;

interface Watcher extends WatchedLegs {
  listener: Listener;
  last: string | null;
}

export type SeatEvents = ReturnType<typeof createSeatEvents>;

/**
 * Tells whoever looks at a coach which seats are taken on their legs, at once and whenever that changes, whoever changed
 * it and in whichever replica: one query now and then for all departures that are looked at. A hold that runs out is
 * noticed too, for it is the time that is asked, not the sweeper.
 */
export function createSeatEvents({ db }: Database) {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | null = null;
  let looking = false;

  const look = async (): Promise<void> => {
    if (looking || watchers.size === 0) return;
    looking = true;
    try {
      // Who comes while the database answers was not asked about, and hears at the next look.
      const asked = [...watchers];
      const rows = await takenRows([...new Set(asked.map(({ partidaId }) => partidaId))]);
      for (const watcher of asked) if (watchers.has(watcher)) tell(watcher, rows);
    } finally {
      looking = false;
    }
  };
  const takenRows = async (partidas: string[]) => {
    const { rows } = await sql<{ partida_id: string; poltrona: number; perna: number }>`
      select partida_id, poltrona, perna from ocupacao
      where partida_id = any(${partidas}::bigint[]) and (expira_em is null or expira_em > now())`.execute(db);
    return rows;
  };
  const lookAgain = (): void => {
    // A look that fails is made up for by the next.
    void look().catch(() => undefined);
  };

  return {
    /** @returns what ends the subscription. */
    subscribe(legs: WatchedLegs, listener: Listener): () => void {
      const watcher: Watcher = { ...legs, listener, last: null };
      watchers.add(watcher);
      timer ??= setInterval(lookAgain, LOOK_MS).unref();
      lookAgain();
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}

function tell(watcher: Watcher, rows: readonly { partida_id: string; poltrona: number; perna: number }[]): void {
  const { partidaId, seqO, seqD, listener } = watcher;
  const taken = rows.filter(({ partida_id: id, perna }) => id === partidaId && perna >= seqO && perna < seqD);
  const ocupadas = [...new Set(taken.map(({ poltrona }) => poltrona))].sort((a, b) => a - b);
  const text = ocupadas.join();
  if (text === watcher.last) return;
  watcher.last = text;
  listener(ocupadas);
}

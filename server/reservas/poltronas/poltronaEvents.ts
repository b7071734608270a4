import type { Database } from '../../platform/database/database';
import { listPernasOcupadas, type Legs, type PernaOcupada } from './ocupacaoRepository';

/** Interval between two queries; the watchers' view is at most this old. */
const LOOK_MS = 1_500;

type Listener = (ocupadas: number[]) => void;

interface Watcher extends Legs {
  listener: Listener;
  last: string | null;
}

/**
 * Tells the watchers of a coach which seats are taken on their legs, at once and after each change, made in any replica:
 * one query at an interval serves all departures that are watched. A reserva that runs out is noticed too, since the
 * query compares the time and does not rely on the sweeper.
 */
export function createPoltronaEvents({ db }: Database) {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | null = null;
  let looking = false;

  const look = async (): Promise<void> => {
    if (looking || watchers.size === 0) return;
    looking = true;
    try {
      // A watcher that subscribes while the query runs is not part of it, and is told at the next one.
      const asked = [...watchers];
      const rows = await listPernasOcupadas(db, [...new Set(asked.map(({ partidaId }) => partidaId))]);
      for (const watcher of asked) if (watchers.has(watcher)) tell(watcher, rows);
    } finally {
      looking = false;
    }
  };
  const lookAgain = (): void => {
    // A failed query is repeated at the next interval.
    void look().catch(() => undefined);
  };

  return {
    /** @returns a function that ends the subscription. */
    subscribe(legs: Legs, listener: Listener): () => void {
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

function tell(watcher: Watcher, rows: readonly PernaOcupada[]): void {
  const { partidaId, seqO, seqD, listener } = watcher;
  const taken = rows.filter(({ partida_id: id, perna }) => id === partidaId && perna >= seqO && perna < seqD);
  const ocupadas = [...new Set(taken.map(({ poltrona }) => poltrona))].sort((a, b) => a - b);
  const text = ocupadas.join();
  if (text === watcher.last) return;
  watcher.last = text;
  listener(ocupadas);
}

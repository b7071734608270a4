import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';

/** Pause after leases that could not be asked for. */
const FAILED_MS = 1_000;

/** Taking and renewing leases by a statement that may carry more. */
export interface Renewal {
  /** SQL: an insert that returns the `nome` of each lease that is ours. */
  statement: RawBuilder<{ nome: string }>;
  /** Gets what it returned. */
  taken: (nomes: Iterable<string>) => void;
  isDone: () => boolean;
}

export type Leases = ReturnType<typeof createLeases>;

/**
 * The leases of jobs in the database, so that of many replicas one works. One statement takes and renews all of them; a
 * replica that has none asks every `waitMs`, so that replicas cost the database next to nothing while they wait.
 */
export function createLeases({ db }: Database, dono: string, leaseMs: number, waitMs: number) {
  /** Late enough to write rarely, early enough that a renewal may fail once. */
  const askAgainMs = leaseMs * 0.6;
  const heldUntil = new Map<string, number>();
  let lastAsk = -Infinity;
  let askAt = 0;
  let hurryUntil = 0;
  const renewal = (nomes: readonly string[]): Renewal => {
    const before = performance.now();
    lastAsk = before;
    askAt = before + FAILED_MS;
    let done = false;
    return {
      isDone: () => done,
      statement: takeLeases(nomes, dono, leaseMs),
      taken: (taken) => {
        done = true;
        heldUntil.clear();
        for (const nome of taken) heldUntil.set(nome, before + leaseMs);
        const isWaiting = heldUntil.size === 0 && before >= hurryUntil;
        askAt = before + (isWaiting ? waitMs : askAgainMs);
      },
    };
  };
  return {
    renewal,
    /** Whether leases have to be asked for in the next `ms`. */
    isDueIn: (ms: number): boolean => performance.now() + ms >= askAt,
    /** Takes or renews these leases. */
    refresh: async (nomes: readonly string[]): Promise<void> => {
      const { statement, taken } = renewal(nomes);
      taken((await statement.execute(db)).rows.map(({ nome }) => nome));
    },
    /**
     * Something was written that a job is to follow: a replica that waits asks as often as one that renews, until the lease
     * of one that died has ended. @returns whether it asks sooner by this.
     */
    hurry: (): boolean => {
      hurryUntil = performance.now() + leaseMs + askAgainMs;
      const before = askAt;
      askAt = Math.min(askAt, lastAsk + askAgainMs);
      return askAt < before;
    },
    isHeld: (nome: string): boolean => performance.now() < (heldUntil.get(nome) ?? 0),
    /** When leases have to be asked for again, by `performance.now()`. */
    nextAt: (): number => askAt,
    /** Releases ours, so that another process need not wait for their end. */
    giveBack: async (): Promise<void> => {
      heldUntil.clear();
      await db
        .deleteFrom('trabalho_tranca')
        .where('dono', '=', dono)
        .execute()
        .catch(() => undefined);
    },
  };
}

/** The lease of a replica that died ends by itself. Always in the same order: two replicas at once cannot deadlock. */
const takeLeases = (nomes: readonly string[], dono: string, leaseMs: number) => sql<{ nome: string }>`
  insert into trabalho_tranca(nome, dono, ate)
  select nome, ${dono}, now() + make_interval(secs => ${leaseMs / 1000}::double precision)
  from unnest(${[...nomes].sort()}::text[]) with ordinality as n(nome, ordem) order by ordem
  on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate
  where trabalho_tranca.dono = excluded.dono or trabalho_tranca.ate <= now()
  returning nome`;

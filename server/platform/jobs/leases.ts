import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Pause after leases that could not be asked for. */
const FAILED_MS = 1_000;

/**
 * The leases of jobs in the database, so that of many replicas one works. One statement takes and renews all of them; a
 * replica that has none asks only now and then, so that replicas cost the database next to nothing while they wait.
 */
export function createLeases({ db }: Database, dono: string, leaseMs: number) {
  /** Late enough to write rarely, early enough that a renewal may fail once. */
  const askAgainMs = leaseMs * 0.6;
  const heldUntil = new Map<string, number>();
  const askAt = new Map<string, number>();
  return {
    /** Takes or renews what is due among these leases. */
    refresh: async (nomes: readonly string[]): Promise<void> => {
      const before = performance.now();
      if (!nomes.some((nome) => before >= (askAt.get(nome) ?? 0))) return;
      for (const nome of nomes) askAt.set(nome, before + FAILED_MS);
      const taken = await takeLeases(db, nomes, dono, leaseMs);
      for (const nome of nomes) {
        askAt.set(nome, before + askAgainMs);
        if (taken.has(nome)) heldUntil.set(nome, before + leaseMs);
        else heldUntil.delete(nome);
      }
    },
    isHeld: (nome: string): boolean => performance.now() < (heldUntil.get(nome) ?? 0),
    /** When the next of these leases has to be asked for, by `performance.now()`. */
    nextAt: (nomes: readonly string[]): number => Math.min(...nomes.map((nome) => askAt.get(nome) ?? 0)),
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

/** The lease of a replica that died ends by itself. @returns the leases that are ours. */
async function takeLeases(
  db: Database['db'],
  nomes: readonly string[],
  dono: string,
  leaseMs: number,
): Promise<ReadonlySet<string>> {
  // Always in the same order: two replicas at once cannot deadlock.
  const { rows } = await sql<{ nome: string }>`
    insert into trabalho_tranca(nome, dono, ate)
    select nome, ${dono}, now() + make_interval(secs => ${leaseMs / 1000}::double precision)
    from unnest(${[...nomes].sort()}::text[]) with ordinality as n(nome, ordem) order by ordem
    on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate
    where trabalho_tranca.dono = excluded.dono or trabalho_tranca.ate <= now()
    returning nome`.execute(db);
  return new Set(rows.map(({ nome }) => nome));
}

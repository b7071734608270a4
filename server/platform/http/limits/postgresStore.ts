import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { LimitStore } from './limitStore';

/** Expired windows that one statement deletes. */
const SWEEP_ROWS = 5_000;

/** Counts in a table that all replicas share; its rows are unlogged, so counting waits for no disk. */
export function createPostgresStore({ db }: Pick<Database, 'db'>): LimitStore {
  return {
    hit: async (hits) => {
      const keys = hits.map(({ key }) => key);
      const windows = hits.map(({ windowMs }) => windowMs);
      // In the order of the keys, so that two requests that share several cannot deadlock.
      const { rows } = await sql<{ chave: string; conta: number; restMs: number }>`
        insert into limite_uso as l (chave, conta, ate)
        select k, 1, now() + make_interval(secs => w / 1000.0)
        from unnest(${keys}::text[], ${windows}::int[]) as u(k, w) order by k
        on conflict (chave) do update set
          conta = case when l.ate <= now() then 1 else l.conta + 1 end,
          ate = case when l.ate <= now() then excluded.ate else l.ate end
        returning chave, conta, (extract(epoch from ate - now()) * 1000)::int as "restMs"`.execute(db);
      const counts = new Map(rows.map(({ chave, conta, restMs }) => [chave, { count: conta, restMs }]));
      return hits.map(({ key, windowMs }) => counts.get(key) ?? { count: 1, restMs: windowMs });
    },
    close: async () => undefined,
  };
}

/** Deletes windows that are over, to limit the size of the table. */
export async function sweepLimits({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`
    delete from limite_uso where chave in (
      select chave from limite_uso where ate <= now() limit ${SWEEP_ROWS} for update skip locked)`.execute(db);
}

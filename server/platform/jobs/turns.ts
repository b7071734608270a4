import { sql, type RawBuilder } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { Renewal } from './leases';
import { createSteps } from './steps';

/** Periodic work; `run` must be idempotent. */
export interface Job {
  nome: string;
  /** Pause after a turn. */
  everyMs: number;
  /**
   * SQL: whether a turn has work. All jobs that have it are looked at by one statement, and rarely while nothing happens in
   * the product; a job without it takes a turn after every pause.
   */
  due?: RawBuilder<boolean>;
  run: () => Promise<unknown>;
}

/** See {@link createTurns}. */
export type Turns = ReturnType<typeof createTurns>;

/** Takes the turns of jobs; a turn that fails is logged and counted, and the next one tries again. */
export function createTurns(database: Database, log: FastifyBaseLogger) {
  const steps = createSteps(database);
  /** Jobs whose last turn succeeded: their count of failures need not be cleared again. */
  const sound = new Set<string>();
  const tell = async ({ nome }: Job, err: unknown): Promise<void> => {
    if (err === null && sound.has(nome)) return;
    await steps.finish('trabalho', { assunto: nome, pedidoId: null }, err);
    if (err === null) sound.add(nome);
    else sound.delete(nome);
  };
  return {
    take: async (job: Job): Promise<void> => {
      try {
        await job.run();
        await tell(job, null);
      } catch (error) {
        log.error({ err: error, job: job.nome }, 'job failed');
        // Without the database the failure cannot be counted either.
        await tell(job, error).catch(() => undefined);
      }
    },
    /**
     * Those of some jobs that have work; a job that has none is as good as one whose turn succeeded. A look that fails tells
     * nothing: then every job takes a turn, and its own failure is counted.
     * @param renewal of leases, carried by the statement of the look.
     */
    findDue: async <T extends Job>(jobs: readonly T[], renewal: Renewal | null = null): Promise<readonly T[]> => {
      const due = await look(database, jobs, renewal).catch(() => null);
      if (due === null) return jobs;
      const without = jobs.filter((job) => !isDue(due, job));
      await Promise.all(without.map((job) => tell(job, null))).catch(() => undefined);
      return jobs.filter((job) => isDue(due, job));
    },
  };
}

const isDue = (due: ReadonlySet<string>, job: Job): boolean => job.due === undefined || due.has(job.nome);

/** Which of these jobs have work, by one statement, which may renew leases as well. */
async function look({ db }: Database, jobs: readonly Job[], renewal: Renewal | null): Promise<ReadonlySet<string>> {
  const looks = jobs.flatMap(({ nome, due }) =>
    due ? [sql`select ${nome}::text as nome, false as tranca where ${due}`] : [],
  );
  if (looks.length === 0) return new Set();
  const leased = renewal && sql`with alugada as (${renewal.statement})`;
  if (renewal) looks.push(sql`select nome, true from alugada`);
  const { rows } = await sql<{ nome: string; tranca: boolean }>`
    ${leased ?? sql``} ${sql.join(looks, sql` union all `)}`.execute(db);
  const of = (isTranca: boolean) => rows.filter(({ tranca }) => tranca === isTranca).map(({ nome }) => nome);
  renewal?.taken(of(true));
  return new Set(of(false));
}

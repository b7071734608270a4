import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';

/** Work that comes round; `run` must be harmless when it runs twice. */
export interface Job {
  nome: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface Scheduler {
  add: (job: Job) => void;
  start: () => void;
  /** No new turn begins; resolves when the turns under way are over. */
  stop: () => Promise<void>;
}

/**
 * Runs jobs one turn after the other, each under a lease in the database, so that of many replicas one works. A turn
 * that fails is logged, and the next one tries again.
 */
export function createScheduler(database: Database, log: FastifyBaseLogger): Scheduler {
  const dono = randomUUID();
  const jobs: Job[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  const turn = async (job: Job): Promise<void> => {
    try {
      if (await takeLease(database, job, dono)) await job.run();
    } catch (error) {
      log.error({ err: error, job: job.nome }, 'job failed');
    }
  };
  const later = (job: Job): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = turn(job).finally(() => {
        running.delete(work);
        later(job);
      });
      running.add(work);
    }, job.everyMs);
    timers.add(timer);
  };
  return {
    add: (job) => void jobs.push(job),
    start: () => jobs.forEach(later),
    stop: async () => {
      stopped = true;
      timers.forEach((timer) => clearTimeout(timer));
      await Promise.all(running);
    },
  };
}

/** Ours until shortly before our next turn: another replica steps in one turn after we are gone. */
async function takeLease({ db }: Database, { nome, everyMs }: Job, dono: string): Promise<boolean> {
  const { rows } = await sql`
    insert into trabalho_tranca(nome, dono, ate) values (${nome}, ${dono}, now() + make_interval(secs => ${(everyMs * 2) / 1000}))
    on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate
    where trabalho_tranca.dono = excluded.dono or trabalho_tranca.ate <= now()
    returning nome`.execute(db);
  return rows.length > 0;
}

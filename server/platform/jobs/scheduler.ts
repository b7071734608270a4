import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { createSteps } from './steps';

/** Periodic work; `run` must be idempotent. */
export interface Job {
  nome: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

/** The shortest lease: the wait of the other replicas when one dies. */
const LEASE_MS = 15_000;

export interface Scheduler {
  add: (job: Job) => void;
  start: () => void;
  /** No new turn begins; resolves when the turns under way are over. */
  stop: () => Promise<void>;
}

/**
 * Runs jobs one turn after the other, each under a lease in the database, so that of many replicas one works. A turn
 * that fails is logged and counted, and the next one tries again.
 */
export function createScheduler(database: Database, log: FastifyBaseLogger): Scheduler {
  const dono = randomUUID();
  const jobs: Job[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  /** A lease that lasts for a while is not renewed, since a job of every second would write as often. */
  const renewAt = new Map<string, number>();
  const mayRun = async (job: Job): Promise<boolean> => {
    if (performance.now() < (renewAt.get(job.nome) ?? 0)) return true;
    const leaseMs = Math.max(LEASE_MS, job.everyMs * 2);
    const taken = await takeLease(database, job.nome, dono, leaseMs);
    if (taken) renewAt.set(job.nome, performance.now() + leaseMs / 3);
    else renewAt.delete(job.nome);
    return taken;
  };
  const steps = createSteps(database);
  /** Jobs whose last turn succeeded: their count of failures need not be cleared again. */
  const sound = new Set<string>();
  const tell = async (job: Job, err: unknown): Promise<void> => {
    if (err === null && sound.has(job.nome)) return;
    await steps.finish('trabalho', { assunto: job.nome, pedidoId: null }, err);
    if (err === null) sound.add(job.nome);
    else sound.delete(job.nome);
  };
  const turn = async (job: Job): Promise<void> => {
    try {
      if (!(await mayRun(job))) return;
      await job.run();
      await tell(job, null);
    } catch (error) {
      log.error({ err: error, job: job.nome }, 'job failed');
      // Without the database the failure cannot be counted either.
      await tell(job, error).catch(() => undefined);
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
      await giveLeasesBack(database, dono);
    },
  };
}

/** Takes or renews the lease of a job; the lease of a replica that died ends by itself. @returns whether it is ours. */
async function takeLease({ db }: Database, nome: string, dono: string, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into trabalho_tranca(nome, dono, ate)
    values (${nome}, ${dono}, now() + make_interval(secs => ${leaseMs / 1000}::double precision))
    on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate
    where trabalho_tranca.dono = excluded.dono or trabalho_tranca.ate <= now()
    returning nome`.execute(db);
  return rows.length > 0;
}

/** Releases our leases, so that another process need not wait for their end. */
const giveLeasesBack = ({ db }: Database, dono: string): Promise<unknown> =>
  db
    .deleteFrom('trabalho_tranca')
    .where('dono', '=', dono)
    .execute()
    .catch(() => undefined);

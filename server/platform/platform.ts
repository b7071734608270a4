import type { FastifyBaseLogger } from 'fastify';
import type { Breakers } from './breaker/breakers';
import type { Database } from './database/database';
import type { Freshness } from './freshness/freshness';
import type { Idempotent } from './http/idempotency/idempotency';
import type { Scheduler } from './jobs/scheduler';
import type { Steps } from './jobs/steps';

/** Everything that the platform offers to a subject's plugin. */
export interface Platform {
  database: Database;
  idempotent: Idempotent;
  scheduler: Scheduler;
  /** The age of what is kept of the database in memory, read anew where somebody asks for it. */
  freshness: Freshness;
  /** Guards the rows of sweepers: leases, failures in a row, waits. */
  steps: Steps;
  /** Circuit breakers of the systems of others. */
  breakers: Breakers;
  log: FastifyBaseLogger;
  /** The shop's address, which links in messages begin with. */
  publicUrl: string;
  /** False lets a subject seed data to try it with. */
  production: boolean;
}

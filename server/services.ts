import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Viagens } from './catalogue/viagens';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Idempotent } from './http/idempotency';
import type { LimitStore } from './http/limits/limitStore';
import type { IdentityProvider } from './identityProvider';
import type { Inventory } from './inventory/inventory';
import type { Scheduler } from './jobs/scheduler';
import type { Readiness } from './routes/saude';

/** What routes and jobs are made of; each takes the few that it uses. */
export interface Services {
  config: Config;
  database: Database;
  identity: IdentityProvider;
  catalogue: Catalogue;
  viagens: Viagens;
  inventory: Inventory;
  idempotent: Idempotent;
  scheduler: Scheduler;
  /** Where requests are counted for their limits. */
  limitStore: LimitStore;
  readiness: Readiness;
  log: FastifyBaseLogger;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from './viagens/catalogue';
import type { Viagens } from './viagens/viagens';
import type { Config } from './config';
import type { Database } from './platform/database/database';
import type { Idempotent } from './platform/http/idempotency';
import type { LimitStore } from './platform/http/limits/limitStore';
import type { IdentityProvider } from './identityProvider';
import type { Inventory } from './reservas/inventory';
import type { Scheduler } from './platform/jobs/scheduler';
import type { Readiness } from './platform/routes/saude';

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

import type { FastifyBaseLogger } from 'fastify';
import type { LiveCompanhia } from './companhia/liveCompanhia';
import type { Config } from './config';
import type { IdentityProvider } from './identityProvider';
import type { LimitStore } from './platform/http/limits/limitStore';
import type { Platform } from './platform/platform';
import type { Readiness } from './platform/routes/saude';
import type { LiveCatalogue } from './viagens/liveCatalogue';

/** Everything that a server is made of before its routes. */
export interface Services extends Platform {
  config: Config;
  identity: IdentityProvider;
  companhia: LiveCompanhia;
  catalogue: LiveCatalogue;
  /** The store of the counts of requests. */
  limitStore: LimitStore;
  readiness: Readiness;
  log: FastifyBaseLogger;
}

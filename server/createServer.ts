import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { buildApp } from './app';
import { seedCatalogue, type CatalogueSource } from './viagens/seedCatalogue';
import { rollForward } from './viagens/partidas';
import { openCatalogue } from './viagens/liveCatalogue';
import { openCompanhia } from './companhia/liveCompanhia';
import { seedCompanhia } from './companhia/seedCompanhia';
import type { Config } from './config';
import { createBreakers } from './platform/breaker/breakers';
import { guardFetch } from './platform/breaker/guardFetch';
import type { Database } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { requireSchema } from './platform/database/schemaState';
import { requireLimits } from './platform/database/sessionLimits';
import { openDatabase } from './platform/database/openDatabase';
import type { App } from './platform/http/appTypes';
import { createIdempotent } from './platform/http/idempotency/idempotency';
import { createLog } from './platform/http/logging/logging';
import { openLimitStore } from './platform/http/limits/openLimitStore';
import { sweepLimits } from './platform/http/limits/postgresStore';
import { openIdentityProvider, type IdentityProvider } from './identityProvider';
import type { IdentityMessage } from './identity/options';
import { createFreshness } from './platform/freshness/freshness';
import { createScheduler } from './platform/jobs/scheduler';
import { createSteps, forgetOldFailures } from './platform/jobs/steps';
import { enqueueEmail } from './platform/outbox/outbox';
import type { Services } from './services';

const LIMITS_MS = 5 * 60_000;
const FAILURES_MS = 10 * 60_000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Server {
  app: App;
  services: Services;
  /** Stops taking requests, waits for those under way, closes the database. Harmless to call twice. */
  close: () => Promise<void>;
}

/** Replacements that a test hands in. */
export interface Overrides {
  database?: Database;
  catalogo?: CatalogueSource;
  identity?: IdentityProvider;
}

/** Puts the whole server together, ready to listen: database, schema, catalogue, services, routes, jobs. */
export async function createServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const database = overrides.database ?? (await openDatabase(locationOf(config)));
  try {
    await requireLimits(database);
    await (config.production ? requireSchema(database.db) : bringUpToDate(config, database));
    const catalogo = overrides.catalogo ?? (await demonstration(config));
    if (catalogo) await database.transaction((tx) => seedCatalogue(tx, catalogo));
    if (!config.production) await seedDemonstration(database);
    await rollForward(database);
    const log = createLog(config.logLevel);
    const breakers = createBreakers({ db: database.db, log, restMs: config.pixRestMs });
    const guarded = { fetch: guardFetch(breakers.of('identidade'), fetch) };
    const identity = overrides.identity ?? openIdentityProvider(config, emailCodes(database, log), guarded);
    const services = await createServices({ config, database, identity, log, breakers });
    const app = await buildApp(services);
    return await open(app, services);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Migrates over the direct connection where `database` is reached through a pooler. */
async function bringUpToDate({ databaseUrlDireta }: Config, database: Database): Promise<void> {
  if (databaseUrlDireta === null) return migrate(database);
  const direct = await openDatabase({ databaseUrl: databaseUrlDireta }, 1);
  try {
    await migrate(direct);
  } finally {
    await direct.close();
  }
}

/** The invented catalogue of a demonstration; production sells only what its company or the operator brought in. */
async function demonstration({ production, catalogo: source }: Config): Promise<CatalogueSource | null> {
  if (production || source === 'praxio') return null;
  const { catalogo } = await import('./seed/catalogo');
  return catalogo;
}

/** The invented company of a demonstration; production says only what its company filled in. */
async function seedDemonstration(database: Database): Promise<void> {
  const { companhiaDeDemonstracao } = await import('./seed/empresa/companhia');
  await database.transaction((tx) => seedCompanhia(tx, companhiaDeDemonstracao));
}

async function createServices(
  parts: Pick<Services, 'config' | 'database' | 'identity' | 'log' | 'breakers'>,
): Promise<Services> {
  const { config, database, log } = parts;
  const freshness = createFreshness(log);
  const scheduler = createScheduler(database, log, { ready: freshness.ready });
  const limitStore = await openLimitStore(config, database, log);
  scheduler.add({ nome: 'limites-vencidos', everyMs: LIMITS_MS, run: () => sweepLimits(database) });
  scheduler.add({ nome: 'falhas-antigas', everyMs: FAILURES_MS, run: () => forgetOldFailures(database) });
  return {
    ...parts,
    publicUrl: config.publicUrl,
    production: config.production,
    companhia: await openCompanhia(database.db),
    catalogue: await openCatalogue(database.db),
    idempotent: createIdempotent(database),
    scheduler,
    freshness,
    steps: createSteps(database, (failure) => log.error(failure, 'step failed')),
    limitStore,
    readiness: { pronto: false },
  };
}

async function open(app: App, services: Services): Promise<Server> {
  const { database, scheduler, readiness } = services;
  // Hooks run in turn: the jobs end before the database they work on.
  app.addHook('onClose', async () => {
    await scheduler.stop();
    await services.limitStore.close();
    await database.close();
  });
  // A request may have written work for a job: an e-mail, a refund.
  app.addHook('onResponse', ({ method }, _, done) => {
    if (!READS.has(method)) scheduler.wake();
    done();
  });
  await app.ready();
  scheduler.start();
  readiness.pronto = true;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    readiness.pronto = false;
    return (closing ??= app.close().then(() => undefined));
  };
  return { app, services, close };
}

/** Codes that the identity provider sends go out like any other e-mail. */
const emailCodes =
  ({ db }: Database, log: FastifyBaseLogger) =>
  ({ to, subject, body, code }: IdentityMessage): void => {
    const email = { para: to, assunto: subject, corpo: body, ...(code === undefined ? {} : { codigo: code }) };
    enqueueEmail(db, `identidade/${randomUUID()}`, email).catch((error: unknown) => log.error({ err: error }));
  };

const locationOf = ({ databaseUrl, databaseUrlLeitura: replicaUrl, dataDir }: Config) =>
  databaseUrl === null ? { dataDir } : { databaseUrl, replicaUrl };

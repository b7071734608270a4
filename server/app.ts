import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Config } from './config';
import type { Database } from './database/database';
import { registerAccess } from './http/access';
import type { App } from './http/appTypes';
import { registerErrors, sendNotFound } from './http/errors';
import type { TokenVerifier } from './http/identity';
import { createIdempotent } from './http/idempotency';
import { readInlineHashes } from './http/inlineHashes';
import { loggerOptions } from './http/logging';
import { newRequestId, registerRequestIds } from './http/requestIds';
import { registerSecurity } from './http/security';
import { ajvOptions } from './http/validation';
import { registerOpenApi } from './routes/openapi';
import { registerSaude, type Readiness } from './routes/saude';

/** The largest body that a route takes, unless it says otherwise. */
const BODY_LIMIT = 64 * 1024;

export interface AppDependencies {
  config: Config;
  database: Database;
  readiness: Readiness;
  verifyToken: TokenVerifier;
}

/** The whole web server over the services it is given; it does not listen, so tests may inject. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, database, readiness, verifyToken } = dependencies;
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    ajv: ajvOptions(config.production),
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.production,
  }).withTypeProvider<TypeBoxTypeProvider>();
  registerErrors(app);
  registerRequestIds(app);
  registerAccess(app, verifyToken);
  await registerSecurity(app, config, readInlineHashes(config.distDir));
  await registerOpenApi(app);
  registerSaude(app, { database, readiness });
  createIdempotent(database);
  app.setNotFoundHandler(sendNotFound);
  return app;
}

import { buildApp } from './app';
import type { Config } from './config';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import type { Database } from './database/database';
import type { App } from './http/appTypes';
import type { TokenVerifier } from './http/identity';

export interface Server {
  app: App;
  database: Database;
  /** Lets what is under way end, stops the jobs and closes the database. Harmless to call twice. */
  close: () => Promise<void>;
}

/** What tests put in the place of the real thing. */
export interface Overrides {
  database?: Database;
  verifyToken?: TokenVerifier;
}

/** Puts the whole server together, ready to listen: database, schema, catalogue, services, routes. */
export async function createServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const database = overrides.database ?? (await openDatabase(locationOf(config)));
  const readiness = { pronto: false };
  await migrate(database);
  const verifyToken = overrides.verifyToken ?? (() => Promise.reject(new Error('no identity provider')));
  const app = await buildApp({ config, database, readiness, verifyToken });
  app.addHook('onClose', () => database.close());
  await app.ready();
  readiness.pronto = true;
  let closing: Promise<void> | undefined;
  return {
    app,
    database,
    close: () => {
      readiness.pronto = false;
      return (closing ??= app.close().then(() => undefined));
    },
  };
}

const locationOf = ({ databaseUrl, dataDir }: Config) => (databaseUrl === null ? { dataDir } : { databaseUrl });

import { startPostgres } from './postgresServer.mjs';

/** One real PostgreSQL for the whole run; each test file makes a database of its own on it. */
export default async function postgresSetup() {
  if (process.env.TEST_POSTGRES_URL) return;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  globalThis.__postgres = server;
}

import { startModelServer } from './modelServer';

/** What Jest tells of the project that is set up. */
interface ProjectConfig {
  displayName?: { name: string };
}

/**
 * One real PostgreSQL for the whole run, and on it the model databases, of which each test file has a copy. Races meet a
 * server that writes to disk as in production; all else one that does not wait for the disk. A server that
 * `TEST_POSTGRES_URL` names is used as it is.
 */
export default async function postgresSetup(_run: unknown, { displayName }: ProjectConfig): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  const server = await startModelServer(displayName?.name === 'postgres');
  Object.assign(globalThis, { __postgres: server });
  process.env.TEST_POSTGRES_URL = server.url;
}

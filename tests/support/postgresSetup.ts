import { startModelServer } from './modelServer';

/** Jest's configuration of the project being set up. */
interface ProjectConfig {
  displayName?: { name: string };
}

/**
 * One PostgreSQL for the whole run with the model databases that test files copy. Races use a durable server as in
 * production; all others skip waiting for the disk. A server named by `TEST_POSTGRES_URL` is used instead.
 */
export default async function postgresSetup(_run: unknown, { displayName }: ProjectConfig): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  const server = await startModelServer(displayName?.name === 'postgres');
  Object.assign(globalThis, { __postgres: server });
  process.env.TEST_POSTGRES_URL = server.url;
}

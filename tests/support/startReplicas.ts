import type { Server } from '../../server/createServer';
import { createPostgresDatabase } from './postgresDatabase';
import { startServer } from './startServer';

export interface Replicas {
  server: Server;
  /** Another process of the product on the same database. */
  other: Server;
  close: () => Promise<void>;
}

/** Two servers on one PostgreSQL database. */
export async function startReplicas(): Promise<Replicas> {
  const postgres = await createPostgresDatabase();
  const server = await startServer({ databaseUrl: postgres.url });
  const other = await startServer({ databaseUrl: postgres.url });
  return {
    server,
    other,
    close: async () => {
      await Promise.all([server.close(), other.close()]);
      await postgres.drop();
    },
  };
}

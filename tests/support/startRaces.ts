import type { Server } from '../../server/createServer';
import { startServer, type StartOptions } from './startServer';

/** Connections of one server in a race: as many as the product takes. */
export const RACE_SESSIONS = 20;

/** `jobs` lets the server's jobs run; without them only what a test does may move an order. */
export type RaceOptions = StartOptions & { jobs?: boolean };

/** The server of a race: on a copy of the seeded model, which is dropped when it closes, with many sessions at once. */
export async function startRaces({ jobs = false, ...options }: RaceOptions = {}): Promise<Server> {
  const server = await startServer({ sessions: RACE_SESSIONS, ...options });
  if (!jobs) await server.services.scheduler.stop();
  return server;
}

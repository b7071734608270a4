import type { Server } from '../../server/createServer';
import { startServer, type StartOptions } from './startServer';

/** Connections of one server in a race, equal to the product's maximum. */
export const RACE_SESSIONS = 20;

/** `jobs` keeps the server's jobs running; by default only the test changes orders. */
export type RaceOptions = StartOptions & { jobs?: boolean };

/** A server for races: on a copy of the seeded model, dropped on close, with many sessions. */
export async function startRaces({ jobs = false, ...options }: RaceOptions = {}): Promise<Server> {
  const server = await startServer({ sessions: RACE_SESSIONS, ...options });
  if (!jobs) await server.services.scheduler.stop();
  return server;
}

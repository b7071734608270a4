import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hold, type Client, type Lugar } from './client';
import { byClients } from './clients';
import type { MeasuredServer } from './measuredServer';
import type { Row } from './table';

const AT_ONCE = 32;
/** The period of a stream's heartbeat, so that each window has one of every stream. */
const QUIET_MS = 15_000;
const EVENTS = 20;
/** Until a change has been seen and told. */
const A_LOOK_MS = 3_000;
/** Streams of one address: fewer than the product allows. */
const AN_ADDRESS = 20;

/** Streams of coaches, and the seats of them that are held while the streams are open. */
export interface Watching {
  count: number;
  coaches: readonly string[];
  moved: readonly Lugar[];
  /** Between two holds. */
  pauseMs?: number;
}

/** Processor time and memory of the server for its streams. */
export interface StreamCosts {
  /** Milliseconds to open one. */
  openMs: number;
  /** Kilobytes of one. */
  memoryKb: number;
  /** Milliseconds of each second in which nobody moves, all streams together. */
  quietMs: number;
  /** Milliseconds of a hold and of what its watchers are told. */
  eventMs: number;
}

/** Opens streams over the coaches in turn, lets nobody move for a while, then has seats held. */
export async function watchStreams(
  ours: MeasuredServer,
  client: Client,
  { count, coaches, moved, pauseMs = 0 }: Watching,
): Promise<StreamCosts> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const open: IncomingMessage[] = [];
  const before = await ours.read();
  await byClients(AT_ONCE, count, async (n) => {
    const id = coaches[n % coaches.length] ?? '';
    const path = `/api/Viagens/${id}/Poltronas/Eventos?${new URLSearchParams({ ...client.rota })}`;
    open.push(await openStream(client.origin + path, agent, addressOf(Math.floor(n / AN_ADDRESS))));
  });
  const opened = await ours.read();
  await sleep(QUIET_MS);
  const quiet = await ours.read();
  const begun = performance.now();
  for (const lugar of moved) {
    await hold(client, lugar);
    await sleep(pauseMs);
  }
  await sleep(Math.max(A_LOOK_MS, QUIET_MS - (performance.now() - begun)));
  const told = await ours.read();
  const toldSeconds = (performance.now() - begun) / 1000;
  for (const stream of open) stream.destroy();
  const quietMs = (quiet.processorMs - opened.processorMs) / (QUIET_MS / 1000);
  return {
    openMs: (opened.processorMs - before.processorMs) / count,
    memoryKb: (opened.memoryBytes - before.memoryBytes) / count / 1000,
    quietMs,
    eventMs: (told.processorMs - quiet.processorMs - quietMs * toldSeconds) / moved.length,
  };
}

/** Streams of the coaches of the given seats, of which some of one coach are held, which are free no more. */
export async function measureStreams(
  ours: MeasuredServer,
  client: Client,
  lugares: Lugar[],
  count: number,
): Promise<Row[]> {
  const coaches = [...new Set(lugares.map(({ viagemId }) => viagemId))];
  const moved = lugares.filter(({ viagemId }) => viagemId === coaches[0]).slice(0, EVENTS);
  for (const lugar of moved) lugares.splice(lugares.indexOf(lugar), 1);
  const costs = await watchStreams(ours, client, { count, coaches, moved });
  const row = (what: string, unit: string, figure: number, atMost: number): Row => ({
    name: `${count} seat streams: ${what}`,
    unit,
    ours: figure,
    limit: null,
    goal: { atMost },
  });
  return [
    row('opening one', 'ms', costs.openMs, 2.5),
    row('memory of one', 'kB', costs.memoryKb, 20),
    row('nobody moves', 'ms a second', costs.quietMs, 67),
    row('a hold and its event', 'ms', costs.eventMs, 5),
  ];
}

const addressOf = (n: number): string => `10.${(n >> 8) & 255}.${n & 255}.1`;

/** Resolves with the first bytes. */
const openStream = (url: string, agent: Agent, address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url}: ${reply.statusCode}`));
      reply.on('error', () => undefined);
      reply.once('data', () => resolve(reply));
      reply.resume();
    }).on('error', reject);
  });

import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hold, type Client, type Lugar } from './client';
import { byClients } from './clients';
import type { MeasuredServer } from './measuredServer';
import type { Row } from './table';

const AT_ONCE = 32;
/** The period of a stream's heartbeat, so that each window has one of every stream. */
const QUIET_MS = 15_000;
/** Coaches of which seats are held, and how many of each. */
export const [MOVED_COACHES, MOVED_SEATS] = [5, 20];
const PAUSE_MS = 100;
/** Until a change has been seen and told. */
const A_LOOK_MS = 3_000;
/** Streams of one address: fewer than the product allows. */
const AN_ADDRESS = 20;

/** Streams of coaches, and the seats of them that are held while the streams are open. */
export interface Watching {
  count: number;
  coaches: readonly string[];
  moved: readonly Lugar[];
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

/**
 * Opens streams over the coaches in turn, and has seats held between two quiet windows: the mean of both is what the streams
 * would have taken without a hold, also where their cost changes with time.
 */
export async function watchStreams(
  ours: MeasuredServer,
  client: Client,
  { count, coaches, moved }: Watching,
): Promise<StreamCosts> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const open: IncomingMessage[] = [];
  const before = await ours.read('collect');
  await byClients(AT_ONCE, count, async (n) => {
    const id = coaches[n % coaches.length] ?? '';
    const path = `/api/Viagens/${id}/Poltronas/Eventos?${new URLSearchParams({ ...client.rota })}`;
    open.push(await openStream(client.origin + path, agent, addressOf(Math.floor(n / AN_ADDRESS))));
  });
  const opened = await ours.read();
  const kept = await ours.read('collect');
  const quietBefore = await nobodyMoves(ours);
  const begun = { at: performance.now(), processorMs: (await ours.read()).processorMs };
  for (const lugar of moved) {
    await hold(client, lugar);
    await sleep(PAUSE_MS);
  }
  await sleep(Math.max(A_LOOK_MS, QUIET_MS - (performance.now() - begun.at)));
  const toldMs = (await ours.read()).processorMs - begun.processorMs;
  const toldSeconds = (performance.now() - begun.at) / 1000;
  const quietMs = (quietBefore + (await nobodyMoves(ours))) / 2;
  for (const stream of open) stream.destroy();
  return {
    openMs: (opened.processorMs - before.processorMs) / count,
    memoryKb: (kept.memoryBytes - before.memoryBytes) / count / 1000,
    quietMs,
    eventMs: (toldMs - quietMs * toldSeconds) / moved.length,
  };
}

/** Milliseconds of processor a second. */
async function nobodyMoves(ours: MeasuredServer): Promise<number> {
  const before = await ours.read();
  await sleep(QUIET_MS);
  return ((await ours.read()).processorMs - before.processorMs) / (QUIET_MS / 1000);
}

/** Streams of the coaches of the given seats, of which some are held, which are free no more. */
export async function measureStreams(
  ours: MeasuredServer,
  client: Client,
  lugares: Lugar[],
  count: number,
): Promise<Row[]> {
  const coaches = [...new Set(lugares.map(({ viagemId }) => viagemId))];
  const moved = coaches
    .slice(0, MOVED_COACHES)
    .flatMap((coach) => lugares.filter(({ viagemId }) => viagemId === coach).slice(0, MOVED_SEATS));
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

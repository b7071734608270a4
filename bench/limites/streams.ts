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
/** Streams of one address: fewer than the product allows. */
const AN_ADDRESS = 20;

/**
 * Opens this many streams over the coaches of the given seats, lets nobody move for a while, then has seats of one of them
 * held, which are free no more.
 */
export async function measureStreams(
  ours: MeasuredServer,
  client: Client,
  lugares: Lugar[],
  count: number,
): Promise<Row[]> {
  const coaches = [...new Set(lugares.map(({ viagemId }) => viagemId))];
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
  const [watched] = coaches;
  const moved = lugares.filter(({ viagemId }) => viagemId === watched).slice(0, EVENTS);
  for (const lugar of moved) {
    lugares.splice(lugares.indexOf(lugar), 1);
    await hold(client, lugar);
  }
  await sleep(QUIET_MS);
  const told = await ours.read();
  for (const stream of open) stream.destroy();
  const quietMs = (quiet.processorMs - opened.processorMs) / (QUIET_MS / 1000);
  const eventMs = (told.processorMs - quiet.processorMs - quietMs * (QUIET_MS / 1000)) / moved.length;
  const row = (what: string, unit: string, figure: number, atMost: number): Row => ({
    name: `${count} seat streams: ${what}`,
    unit,
    ours: figure,
    limit: null,
    goal: { atMost },
  });
  return [
    row('opening one', 'ms', (opened.processorMs - before.processorMs) / count, 2.5),
    row('memory of one', 'kB', (opened.memoryBytes - before.memoryBytes) / count / 1000, 20),
    row('nobody moves', 'ms a second', quietMs, 67),
    row('a hold and its event', 'ms', eventMs, 5),
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

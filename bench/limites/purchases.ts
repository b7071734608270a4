import { request } from 'undici';
import { umNovoPedido, umPassageiro } from '../../server/pedidos/testdata/comprador';
import { percentile } from '../statistics';
import { hold, type Client, type Lugar } from './client';
import { byClients } from './clients';
import { statementsBetween, type MeasuredServer } from './measuredServer';
import type { Row } from './table';

/** Until a purchase that hangs ends the bench. */
const PATIENCE_MS = 120_000;

/** Buys one seat by Pix over the wire. @returns the milliseconds from the payment to the issued ticket. */
async function purchase(client: Client, lugar: Lugar): Promise<number> {
  const reservaId = await hold(client, lugar);
  const { id } = await client.post<{ id: string }>(
    '/api/Pedidos',
    umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona: lugar.poltrona })] }),
  );
  const { txid } = await client.post<{ txid: string }>(`/api/Pedidos/${id}/Pix`);
  const issued = await followUntilIssued(client, id);
  const paid = performance.now();
  await client.post(`/_sandbox/pagar/${txid}`);
  await issued.done;
  return performance.now() - paid;
}

/** Reads the stream of an order, as the screen of the payment does. Resolves when the stream is open. */
async function followUntilIssued(
  { origin, headers, dispatcher }: Client,
  id: string,
): Promise<{ done: Promise<void> }> {
  const { body, statusCode } = await request(`${origin}/api/Pedidos/${id}/Eventos`, {
    headers,
    dispatcher,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (statusCode !== 200) throw new Error(`the stream of ${id}: ${statusCode}`);
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of body as AsyncIterable<Buffer>) {
      text += chunk.toString();
      if (text.includes('"situacao":"emitido"')) return;
    }
    throw new Error(`the stream of ${id} ended before its ticket: ${text.slice(-200)}`);
  };
  return { done: read() };
}

const AT_ONCE = 8;
const WARM = 48;
const BOUGHT = 160;

/** Several purchases, each by Pix from the hold to the issued ticket. */
export interface Bought {
  /** Milliseconds of the server's processor and of the database's, and statements, of one purchase. */
  serverMs: number;
  databaseMs: number;
  statements: number;
  aSecond: number;
  /** Milliseconds from each payment to its ticket. */
  taken: number[];
}

/** The measured product, and the people who buy in turns; each may have eight purchases open at once. */
interface Buyers {
  server: MeasuredServer;
  clients: readonly Client[];
  databaseMs: () => number;
}

/** Makes so many purchases, some at once; the seats are free no more. */
export async function buy(
  { server, clients, databaseMs }: Buyers,
  lugares: Lugar[],
  atOnce: number,
  count: number,
): Promise<Bought> {
  const taken: number[] = [];
  const before = { reading: await server.read(), database: databaseMs(), at: performance.now() };
  await byClients(atOnce, count, async (n) => {
    const client = clients[n % clients.length];
    const lugar = lugares.pop();
    if (!client || !lugar) throw new Error('no seat is left to be bought');
    taken.push(await purchase(client, lugar));
  });
  const seconds = (performance.now() - before.at) / 1000;
  const after = { reading: await server.read(), database: databaseMs() };
  return {
    serverMs: (after.reading.processorMs - before.reading.processorMs) / count,
    databaseMs: (after.database - before.database) / count,
    statements: statementsBetween(before.reading, after.reading) / count,
    aSecond: count / seconds,
    taken,
  };
}

/** Purchases by several people at once, from the hold to the issued ticket. */
export async function measurePurchases(
  server: MeasuredServer,
  client: Client,
  databaseMs: () => number,
  lugares: Lugar[],
): Promise<Row[]> {
  await buy({ server, clients: [client], databaseMs }, lugares, AT_ONCE, WARM);
  const bought = await buy({ server, clients: [client], databaseMs }, lugares, AT_ONCE, BOUGHT);
  const row = (name: string, unit: string, figure: number, goal: Row['goal']): Row => ({
    name,
    unit,
    ours: figure,
    limit: null,
    goal,
  });
  return [
    row('purchase', 'statements', bought.statements, { atMost: 60 }),
    row('purchase, server', 'ms', bought.serverMs, { atMost: 35 }),
    row('purchase, database', 'ms', bought.databaseMs, { atMost: 20 }),
    row(`purchases, ${AT_ONCE} at once`, 'a second', bought.aSecond, { atLeast: 25 }),
    row('paid to ticket, p95', 'ms', percentile(bought.taken, 0.95), { atMost: 500 }),
  ];
}

import { request } from 'undici';
import { umNovoPedido, umPassageiro } from '../../server/pedidos/testdata/comprador';
import { percentile } from '../statistics';
import { hold, type Client, type Lugar } from './client';
import { byClients } from './clients';
import { statementsBetween, type MeasuredServer } from './measuredServer';
import type { Row } from './table';

/** Until a purchase that hangs ends the bench. */
const PATIENCE_MS = 30_000;

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

/** Purchases by several people at once, from the hold to the issued ticket. */
export async function measurePurchases(
  ours: MeasuredServer,
  client: Client,
  databaseMs: () => number,
  lugares: Lugar[],
): Promise<Row[]> {
  const taken: number[] = [];
  const one = async (): Promise<void> => {
    const lugar = lugares.pop();
    if (!lugar) throw new Error('no seat is left to be bought');
    taken.push(await purchase(client, lugar));
  };
  await byClients(AT_ONCE, WARM, one);
  taken.length = 0;
  const before = { reading: await ours.read(), database: databaseMs(), at: performance.now() };
  await byClients(AT_ONCE, BOUGHT, one);
  const seconds = (performance.now() - before.at) / 1000;
  const after = { reading: await ours.read(), database: databaseMs() };
  const row = (name: string, unit: string, figure: number, goal: Row['goal']): Row => ({
    name,
    unit,
    ours: figure,
    limit: null,
    goal,
  });
  return [
    row('purchase', 'statements', statementsBetween(before.reading, after.reading) / BOUGHT, { atMost: 60 }),
    row('purchase, server', 'ms', (after.reading.processorMs - before.reading.processorMs) / BOUGHT, { atMost: 35 }),
    row('purchase, database', 'ms', (after.database - before.database) / BOUGHT, { atMost: 20 }),
    row(`purchases, ${AT_ONCE} at once`, 'a second', BOUGHT / seconds, { atLeast: 25 }),
    row('paid to ticket, p95', 'ms', percentile(taken, 0.95), { atMost: 500 }),
  ];
}

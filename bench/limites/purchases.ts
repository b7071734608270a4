import { request } from 'undici';
import { umNovoPedido, umPassageiro } from '../../server/pedidos/testdata/comprador';
import type { Client, Lugar } from './client';
import { hold } from './client';

/** Until a purchase that hangs ends the bench. */
const PATIENCE_MS = 30_000;

/** Buys one seat by Pix over the wire. @returns the milliseconds from the payment to the issued ticket. */
export async function purchase(client: Client, lugar: Lugar): Promise<number> {
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

import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve as reserveOn } from '../../tests/support/reservasDeTeste';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';

let server: Server;
let dias = 1;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const novaViagem = () => umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
const hold = async (viagemId: string, poltronas: number[], who = 'ana') =>
  reservaOf(await reserveOn(server, [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)], { who }));
const erro = (reply: { statusCode: number; json: () => { erros: { codigo: string }[] } }) => [
  reply.statusCode,
  reply.json().erros[0]?.codigo,
];

describe('the stream of a coach', () => {
  it('tells what is taken, and every change: held, given back, run out; only on the legs asked about', async () => {
    const { id } = await novaViagem();
    await hold(id, [1], 'bia');
    const stream = await open(id, 'saoPaulo', 'rio');
    expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual({ ocupadas: [1] });

    const held = await hold(id, [2, 3], 'bia');
    expect(await stream.next()).toEqual({ ocupadas: [1, 2, 3] });
    const far = await reserveOn(server, [trechoDe(id, 'resende', 'rio', [9])], { who: 'bia' });
    expect(await stream.next()).toEqual({ ocupadas: [1, 2, 3, 9] });

    await server.app.inject({ method: 'DELETE', url: `/api/Reservas/${held.id}`, headers: signedInAs('bia') });
    expect(await stream.next()).toEqual({ ocupadas: [1, 9] });
    // Nothing sweeps here: the end is noticed by the clock.
    await endIn(server, reservaOf(far).id, -1);
    expect(await stream.next()).toEqual({ ocupadas: [1] });
    stream.close();
  }, 30_000);

  it('does not speak of other legs, nor of whose the seats are', async () => {
    const { id } = await novaViagem();
    await reserveOn(server, [trechoDe(id, 'resende', 'rio', [9])], { who: 'bia' });
    const stream = await open(id, 'saoPaulo', 'resende');
    expect(await stream.next()).toEqual({ ocupadas: [] });
    stream.close();
  });

  it.each([
    ['999', 'rio', 404, 'VIAGEM_NAO_ENCONTRADA'],
    [null, 'campoGrande', 400, 'TRECHO_INVALIDO'],
  ] as const)(
    'is refused for a coach or a part of its way that there is not',
    async (viagem, destino, status, codigo) => {
      const id = viagem ?? (await novaViagem()).id;
      const query = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares[destino] };
      const reply = await server.app.inject({ url: `/api/Viagens/${id}/Poltronas/Eventos`, query });
      expect(erro(reply)).toEqual([status, codigo]);
    },
  );

  it('is not opened without end from one address, and is ended by a server that stops', async () => {
    const { id } = await novaViagem();
    const streams = [];
    for (let i = 0; i < 24; i += 1) streams.push(await open(id, 'saoPaulo', 'rio'));
    const one = await open(id, 'saoPaulo', 'rio');
    expect(one.reply.status).toBe(503);
    expect(one.reply.headers.get('retry-after')).toBe('30');
    streams[0]?.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = await open(id, 'saoPaulo', 'rio');
    expect(again.reply.status).toBe(200);
    await server.close();
    expect(await again.ended()).toBe(true);
  }, 30_000);
});

let origin: string | null = null;

/** A reader of the stream of a coach: what it tells, one thing after the other. */
async function open(id: string, origem: keyof typeof lugares, destino: keyof typeof lugares) {
  origin ??= await server.app.listen({ host: '127.0.0.1', port: 0 });
  const query = new URLSearchParams({ localidadeOrigem: lugares[origem], localidadeDestino: lugares[destino] });
  const leaving = new AbortController();
  const reply = await fetch(`${origin}/api/Viagens/${id}/Poltronas/Eventos?${query}`, { signal: leaving.signal });
  const reader = reply.body?.getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const found = /^data: (.*)\n\n/m.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? '');
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += new TextDecoder().decode(chunk.value);
    }
  };
  const ended = async (): Promise<boolean> => {
    while ((await next()) !== null);
    return true;
  };
  return { reply, next, ended, close: () => leaving.abort() };
}

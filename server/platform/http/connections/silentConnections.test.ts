import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startRoutes } from '../../../../tests/support/startRoutes';
import type { App } from '../appTypes';
import { createOpenStreams } from './openStreams';

let app: App;
let port: number;
let answer = (): void => undefined;
const sockets: Socket[] = [];

beforeEach(async () => {
  const asked = new Promise<void>((resolve) => (answer = resolve));
  app = await startRoutes((routes) => {
    const { follow } = createOpenStreams(routes);
    routes.get('/api/Eventos', { config: { access: 'publico' } }, (_request, reply) =>
      follow(reply, { subscribe: () => () => undefined, read: async () => ({ situacao: 'pago' }) }),
    );
    routes.get('/api/Lento', { config: { access: 'publico' } }, async () => {
      await asked;
      return { data: 'pronto' };
    });
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** A connection that the server knows of, with so much sent over it. */
async function connected(text = ''): Promise<Socket> {
  const known = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await known;
  if (text !== '') socket.write(text);
  return socket;
}
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: itape\r\n\r\n`;

describe('a server that closes', () => {
  it('waits for no connection on which nothing was asked, begun or not', async () => {
    const ended = [await connected(), await connected('GET /api/Eventos HT')].map((socket) => once(socket, 'close'));
    await app.close();
    await Promise.all(ended);
  });

  it('ends streams, and what a reader that left has opened in its place', async () => {
    const reader = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/Eventos`, { signal: reader.signal });
    await stream.body?.getReader().read();
    const other = await fetch(`http://127.0.0.1:${port}/api/Eventos`);
    const replaced = once(app.server, 'connection');
    reader.abort();
    await replaced;
    await app.close();
    expect(await other.text()).toContain('"situacao":"pago"');
  });

  it('answers a request that has arrived', async () => {
    const socket = await connected();
    const arrived = once(app.server, 'request');
    socket.write(get('/api/Lento'));
    await arrived;
    const said = once(socket, 'data');
    const closed = app.close();
    answer();
    expect(String((await said)[0])).toMatch(/^HTTP\/1\.1 200 [^]*pronto/);
    await closed;
  });
});

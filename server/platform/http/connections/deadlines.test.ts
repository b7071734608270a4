import { connect, type Socket } from 'node:net';
import { startRoutes } from '../../../../tests/support/startRoutes';
import type { App } from '../appTypes';

const MINUTE_MS = 60_000;
const routes = (app: App): void => {
  app.post('/api/Eco', { config: { access: 'publico' } }, ({ body }) => ({ data: body }));
  app.post('/api/Arquivo', { bodyLimit: 5_000_000, config: { access: 'publico' } }, () => ({ data: 1 }));
  app.post('/api/Fechado', { config: { access: 'autenticado' } }, () => ({ data: 1 }));
};

let app: App;
const sockets: Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

async function listening(deadlines: { headersMs?: number; bodyMs?: number; uploadMs?: number }): Promise<number> {
  const all = { headersMs: MINUTE_MS, bodyMs: MINUTE_MS, uploadMs: MINUTE_MS, ...deadlines };
  app = await startRoutes(routes, { deadlines: all });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends so much and then nothing more. @returns all that came back, once the server has ended the connection. */
function sendAndStall(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(text);
  return new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}
const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: itape\r\ncontent-type: application/json\r\ncontent-length: 20\r\n`;

describe('a request that does not arrive', () => {
  it('is cut at its headers', async () => {
    const said = await sendAndStall(await listening({ headersMs: 100 }), 'POST /api/Eco HTTP/1.1\r\nhost: ita');
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut in its body, and told so as a problem', async () => {
    const said = await sendAndStall(await listening({ bodyMs: 100 }), `${head('/api/Eco')}\r\n{"a":`);
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/);
    expect(said).toContain('REQUISICAO_LENTA');
  });

  it('is cut where its length is not told', async () => {
    const text =
      'POST /api/Eco HTTP/1.1\r\nhost: itape\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{';
    expect(await sendAndStall(await listening({ bodyMs: 100 }), text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut where it was refused before its body was read', async () => {
    const said = await sendAndStall(await listening({ bodyMs: 100 }), `${head('/api/Fechado')}\r\n{`);
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is cut two hundred times at once', async () => {
    const port = await listening({ bodyMs: 100 });
    const all = await Promise.all(Array.from({ length: 200 }, () => sendAndStall(port, `${head('/api/Eco')}\r\n{`)));
    expect(all.filter((said) => said.startsWith('HTTP/1.1 408 '))).toHaveLength(200);
  });

  it('has longer where a file is sent', async () => {
    const port = await listening({ bodyMs: 50, uploadMs: 400 });
    const began = Date.now();
    expect(await sendAndStall(port, `${head('/api/Arquivo')}\r\n{`)).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - began).toBeGreaterThanOrEqual(390);
  });
});

describe('a request that arrives', () => {
  it('is answered however long the answer takes', async () => {
    const port = await listening({ bodyMs: 50 });
    const reply = await fetch(`http://127.0.0.1:${port}/api/Eco`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await reply.json()).toEqual({ data: { a: 1 } });
  });
});

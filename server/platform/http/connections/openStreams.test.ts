import { startRoutes } from '../../../../tests/support/startRoutes';
import { signedInAs } from '../../../../tests/support/startServer';
import type { App } from '../appTypes';
import { createOpenStreams } from './openStreams';

let app: App;
let origin: string;
let open = 0;

beforeAll(async () => {
  app = await startRoutes((routes) => {
    const { follow } = createOpenStreams(routes);
    routes.get('/api/Eventos', { config: { access: 'publico' } }, async (_request, reply) => {
      const subscribe = () => {
        open += 1;
        return () => void (open -= 1);
      };
      await follow(reply, { subscribe, read: async () => ({ situacao: 'pago' }) });
    });
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
// Readers are still there, and one that left: none of them holds the server back.
afterAll(() => app.close());

/** Opens a stream, which stays open where it is let in. */
async function follow(who: string | null) {
  const reader = new AbortController();
  const response = await fetch(`${origin}/api/Eventos`, {
    headers: who === null ? {} : signedInAs(who),
    signal: reader.signal,
  });
  if (response.ok) await response.body?.getReader().read();
  else await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), leave: () => reader.abort() };
}

describe('streams', () => {
  it('are eight at a time for one person, and one that is left makes room for the next [RL1]', async () => {
    const mine = [];
    for (let turn = 0; turn < 8; turn += 1) mine.push(await follow('ana'));
    expect(mine.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(await follow('ana')).toMatchObject({ status: 429, retryAfter: '30' });
    expect((await follow('bia')).status).toBe(200);
    expect(open).toBe(9);

    mine[0]?.leave();
    while (open > 8) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await follow('ana')).status).toBe(200);
    expect((await follow('ana')).status).toBe(429);
  });

  it('are eight for an address where nobody is signed in', async () => {
    for (let turn = 0; turn < 8; turn += 1) expect((await follow(null)).status).toBe(200);
    expect((await follow(null)).status).toBe(429);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startRoutes } from '../../../tests/support/startRoutes';
import { freshAnswers } from './freshAnswers';

interface World {
  versao: string;
  /** Result of the next load; an error refuses. */
  next: unknown;
  loads: number;
}

/** A route whose answers are kept, the world behind it, and how often its handler ran. */
async function start() {
  const world: World = { versao: 'a', next: { texto: 'poltrona livre '.repeat(200) }, loads: 0 };
  const fresh = freshAnswers(() => world.versao);
  let handled = 0;
  const app = await startRoutes((routes) => {
    routes.get(
      '/api/dia/:dia',
      {
        config: { access: 'publico', limit: 'common' },
        onRequest: fresh.onRequest,
      },
      async (request, reply) => {
        handled += 1;
        const { dia } = request.params as { dia: string };
        return fresh.answer(request, reply, dia, async () => {
          world.loads += 1;
          if (world.next instanceof Error) throw world.next;
          return world.next;
        });
      },
    );
  });
  const get = (url = '/api/dia/1', headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { world, get, handled: () => handled };
}

describe('an answer that is fresh', () => {
  it('is sent again to the same address without being asked for or judged again', async () => {
    const { world, get, handled } = await start();
    const first = await get();
    const again = await get();
    expect(again.json()).toEqual({ data: world.next });
    expect([again.headers.etag, again.headers['content-type']]).toEqual([
      first.headers.etag,
      'application/json; charset=utf-8',
    ]);
    expect([world.loads, handled()]).toEqual([1, 1]);
  });

  it('is shared by the spellings of one question, and by requests at once', async () => {
    const { world, get } = await start();
    const replies = await Promise.all([get(), get('/api/dia/1?'), get('/api/%64ia/1')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(world.loads).toBe(1);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('goes to a client of %s as %s, first and again', async (accepted, encoding, open) => {
    const { world, get } = await start();
    for (const reply of [
      await get(undefined, { 'accept-encoding': accepted }),
      await get(undefined, { 'accept-encoding': accepted }),
    ]) {
      expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([encoding, 'Origin, accept-encoding']);
      expect(JSON.parse(open(reply.rawPayload).toString())).toEqual({ data: world.next });
    }
  });

  it('is not sent to a client that has it, and keeps the headers of every answer', async () => {
    const { get } = await start();
    const { headers } = await get();
    const again = await get(undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('is another one for another version of the catalogue', async () => {
    const { world, get } = await start();
    await get();
    Object.assign(world, { versao: 'b', next: { texto: 'nova' } });
    expect((await get()).json()).toEqual({ data: { texto: 'nova' } });
    expect(world.loads).toBe(2);
  });

  it('is never a failure: the next request loads again', async () => {
    const { world, get } = await start();
    const { next } = world;
    world.next = new Error('no database');
    expect((await get()).statusCode).toBe(500);
    world.next = next;
    expect((await get()).statusCode).toBe(200);
  });
});

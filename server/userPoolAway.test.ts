import { openModelCopy } from '../tests/support/modelCopy';
import { PRODUCTION } from '../tests/support/productionEnvironment';
import { START_MS } from '../tests/support/startMs';
import { readConfig } from './config';
import { createServer, type Server } from './createServer';
import { IdentityUnavailable } from './platform/http/access/tokenVerifier';

let server: Server;
let fetch: jest.SpyInstance<Promise<Response>, Parameters<typeof globalThis.fetch>>;
beforeAll(async () => {
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
  server = await createServer(readConfig(PRODUCTION), { database: await openModelCopy() });
}, START_MS);
afterAll(async () => {
  fetch.mockRestore();
  await server.close();
});

describe('a user pool that is away', () => {
  it('is left alone by the requests that ask whether a session is live, and counts as away in the figures', async () => {
    const { identity, breakers } = server.services;
    const ask = () => identity.readProfile('token').catch((error: unknown) => error);
    for (let n = 0; n < 5; n += 1) expect(await ask()).toBeInstanceOf(IdentityUnavailable);
    const asked = fetch.mock.calls.length;
    expect(breakers.states()).toContainEqual({ sistema: 'identidade', aberto: true });

    expect(await ask()).toBeInstanceOf(IdentityUnavailable);
    expect(fetch).toHaveBeenCalledTimes(asked);
  });
});

import { createStoryFetch } from '../../.storybook/app/storyFetch';
import type { Answer } from '../../.storybook/app/storyApi';

const ROUTE = 'POST /Pedidos/p1/Pix';

/** Sends requests with a key and returns the responses. */
function played(...answers: Answer[]) {
  let asked = 0;
  const next: Answer = (request) => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? 'offline';
    return typeof answer === 'function' ? answer(request) : answer;
  };
  const play = createStoryFetch({
    recordings: [],
    api: { [ROUTE]: next, 'POST /Reservas': next, 'POST /Encomendas/E1/Eventos': next },
    network: 'fast',
    quem: () => 'cliente',
    onCall: () => undefined,
  });
  const send = async (chave: string | null, path = '/Pedidos/p1/Pix', body: object = {}) => {
    const headers: HeadersInit = chave === null ? {} : { 'idempotency-key': chave };
    const reply = await play(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [reply.status, await reply.json()] as const;
  };
  return { send, asked: () => asked };
}

const charge = (txid: string): Answer => ({ status: 201, body: { data: { txid } } });

describe('the API of a story', () => {
  it('repeats what a key got, and gives a new key a new answer', async () => {
    const { send, asked } = played(charge('a'), charge('b'));
    expect(await send('um')).toEqual([201, { data: { txid: 'a' } }]);
    expect(await send('um')).toEqual([201, { data: { txid: 'a' } }]);
    expect(await send('dois')).toEqual([201, { data: { txid: 'b' } }]);
    expect(asked()).toBe(2);
  });

  it('answers what is posted to the events of a parcel, which is no stream', async () => {
    const { send } = played({ status: 200, body: { data: { situacao: 'chegou' } } });
    expect(await send('um', '/Encomendas/E1/Eventos')).toEqual([200, { data: { situacao: 'chegou' } }]);
  });

  it.each([
    ['another route', '/Reservas', {}],
    ['another body', '/Pedidos/p1/Pix', { outro: true }],
  ])('refuses a key for %s', async (_, path, body) => {
    const { send, asked } = played(charge('a'));
    await send('um');
    expect(await send('um', path, body)).toMatchObject([422, { erros: [{ codigo: 'CHAVE_REUTILIZADA' }] }]);
    expect(asked()).toBe(1);
  });

  it('asks again under the key of what failed, and without a key always', async () => {
    const { send, asked } = played({ status: 503, body: {} }, charge('a'));
    expect((await send('um'))[0]).toBe(503);
    expect((await send('um'))[0]).toBe(201);
    await send(null);
    await send(null);
    expect(asked()).toBe(4);
  });
});

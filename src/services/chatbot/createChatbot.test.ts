import { umaConfig } from '../../../tests/support/cartaoBuilders';
import type { HttpPort } from '../ports';
import { createChatbot } from './createChatbot';

function at(api: string, comLogin = false) {
  const request = jest.fn(async () => ({ ok: true as const, value: 'nosso' }));
  const fetch = jest.fn(async () => new Response(JSON.stringify({ data: 'deles' })));
  const chatbot = createChatbot({
    http: { request } as unknown as HttpPort,
    config: { read: async () => umaConfig({ chatbot: { api, comLogin } }) },
    identity: { accessToken: async () => 'token' },
    fetch: fetch as never,
  });
  return { chatbot, request, fetch };
}

it('calls an assistant of ours like the rest of the product', async () => {
  const { chatbot, request, fetch } = at('/api/Chatbot');
  expect(await chatbot.post('/Atendimentos', { a: 1 }, 'k')).toEqual({ ok: true, value: 'nosso' });
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'POST', path: '/Chatbot/Atendimentos', body: { a: 1 }, idempotencyKey: 'k' }),
  );
  expect(fetch).not.toHaveBeenCalled();
});

it('tells one of another origin the message and nothing more', async () => {
  const { chatbot, request, fetch } = at('https://bot.exemplo.test/v1');
  expect(await chatbot.post('/Mensagens', { texto: 'oi' })).toEqual({ ok: true, value: 'deles' });
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(url).toBe('https://bot.exemplo.test/v1/Mensagens');
  expect(init.credentials).toBe('omit');
  expect(Object.keys(init.headers as object)).toEqual(['content-type', 'accept']);
  expect(request).not.toHaveBeenCalled();
});

it('gives it the token where the configuration says so', async () => {
  const { chatbot, fetch } = at('https://bot.exemplo.test', true);
  await chatbot.post('/Mensagens', {});
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.headers).toMatchObject({ authorization: 'Bearer token' });
});

it('says that it could not be reached, and never rejects', async () => {
  const { chatbot, fetch } = at('https://bot.exemplo.test');
  fetch.mockRejectedValueOnce(new TypeError('failed to fetch'));
  expect(await chatbot.post('/Mensagens', {})).toEqual({ ok: false, failure: { kind: 'transient', motivo: 'rede' } });
});

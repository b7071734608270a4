import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { answersTo, bringTo, notice, sign } from '../testdata/aviso';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

describe('a channel’s webhook', () => {
  const bring = (body: string, signature?: string) => bringTo(server, body, signature);
  const outbox = (id: string) => answersTo(server, id);

  it('answers a signed message once, however often and at once it is brought', async () => {
    const body = notice('wamid.1', 'amanhã de sampa pro rio');
    const replies = await Promise.all([bring(body), bring(body), bring(body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await bring(body)).statusCode).toBe(200);
    const sent = await outbox('wamid.1');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toMatch(/08:00.*localhost.*origem=chatbot/s);
  });

  it('goes on with the conversation of that number, which it does not keep', async () => {
    await bring(notice('wamid.2', 'quero ir de sampa pro rio'));
    await bring(notice('wamid.3', 'amanhã à noite'));
    expect(JSON.stringify(await outbox('wamid.3'))).toContain('23:30');
    const rows = await server.services.database.db.selectFrom('chatbot_conversa').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('99990000');
  });

  it('asks for text where something else came', async () => {
    await bring(notice('wamid.4', '', { type: 'image', text: undefined }));
    expect(JSON.stringify(await outbox('wamid.4'))).toContain('leio só texto');
  });

  it('refuses what is not signed, is signed otherwise or was changed on the way, and looks at nothing of it', async () => {
    const body = notice('wamid.5', 'oi');
    expect((await bring(body, '')).statusCode).toBe(403);
    expect((await bring(body, sign(body, 'outro'))).statusCode).toBe(403);
    expect((await bring(body.replace('oi', 'ai'), sign(body))).statusCode).toBe(403);
    expect((await bring('{', sign('{'))).statusCode).toBe(400);
    expect((await bring('{}', sign('{}'))).statusCode).toBe(400);
    expect(await outbox('wamid.5')).toEqual([]);
  });

  it('passes over what is older than the channel ever brings again', async () => {
    const old = String(Math.floor(Date.now() / 1000) - 8 * 86_400);
    expect((await bring(notice('wamid.6', 'oi', { timestamp: old }))).statusCode).toBe(200);
    expect(await outbox('wamid.6')).toEqual([]);
  });

  it('proves to the channel that the address is ours', async () => {
    const challenge = (token: string) =>
      server.app.inject({
        url: `/api/Chatbot/Webhook?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' })}`,
      });
    expect((await challenge('verificacao-de-teste')).body).toBe('1158201444');
    expect((await challenge('outra')).statusCode).toBe(403);
  });
});

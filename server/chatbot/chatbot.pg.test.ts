import { START_MS } from '../../tests/support/startMs';
import { type Replicas, startReplicas } from '../../tests/support/startReplicas';
import type { Server } from '../createServer';
import { answersTo, bringTo, notice } from './testdata/aviso';

let replicas: Replicas;
let server: Server;
let other: Server;

beforeAll(async () => {
  replicas = await startReplicas();
  ({ server, other } = replicas);
}, START_MS);
afterAll(() => replicas.close());

const statuses = (replies: { statusCode: number }[]) => [...new Set(replies.map(({ statusCode }) => statusCode))];

it('a message that the channel brings to two replicas at once, again and again, is answered once', async () => {
  for (const id of ['wamid.a', 'wamid.b', 'wamid.c']) {
    const body = notice(id, 'amanhã de sampa pro rio');
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => bringTo(n % 2 === 0 ? server : other, body)),
    );
    expect(statuses(replies)).toEqual([200]);
    expect(await answersTo(server, id)).toHaveLength(1);
  }
  const taken = await server.services.database.db.selectFrom('chatbot_recebida').select('mensagem_id').execute();
  expect(taken).toHaveLength(3);
});

it('messages of one person that arrive at once are each answered, and none writes over another', async () => {
  const ids = Array.from({ length: 8 }, (_, n) => `wamid.m${n}`);
  const from = { from: '5521988880000' };
  const replies = await Promise.all(
    ids.map((id, n) => bringTo(n % 2 === 0 ? server : other, notice(id, 'de sampa pro rio amanhã', from))),
  );
  // The channel repeats a message that lost too often.
  for (const [n, { statusCode }] of replies.entries()) {
    if (statusCode === 200) continue;
    expect(statusCode).toBe(503);
    expect((await bringTo(server, notice(ids[n] ?? '', 'de sampa pro rio amanhã', from))).statusCode).toBe(200);
  }
  for (const id of ids) expect(await answersTo(server, id)).toHaveLength(1);
  const rows = await server.services.database.db.selectFrom('chatbot_conversa').select('versao').execute();
  expect(Math.max(...rows.map(({ versao }) => versao))).toBe(ids.length);
});

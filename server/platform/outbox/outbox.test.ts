import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import type { Database } from '../database/database';
import { createSandboxMailbox } from '../../sandbox/mailbox';
import { enqueueEmail, sendQueued, type Email } from './outbox';

let database: Database;
const email: Email = { para: 'ana@itape.test', assunto: 'Sua passagem', corpo: 'Olá, Ana.' };

beforeAll(async () => {
  database = await openModelCopy();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('caixa_saida').execute();
  await database.db.deleteFrom('sandbox_email').execute();
});

const sent = () => database.db.selectFrom('sandbox_email').selectAll().execute();
const later = () =>
  database.db
    .updateTable('caixa_saida')
    .set({ tentar_em: sql<Date>`now()` })
    .execute();

describe('the outbox', () => {
  it('sends what is queued, once', async () => {
    await enqueueEmail(database.db, 'a', { ...email, codigo: '123456' });
    await sendQueued(database, createSandboxMailbox(database));
    await sendQueued(database, createSandboxMailbox(database));
    expect(await sent()).toMatchObject([{ ...email, codigo: '123456' }]);
  });

  it('queues a fact once, however often it is told', async () => {
    await enqueueEmail(database.db, 'a', email);
    await enqueueEmail(database.db, 'a', email);
    await enqueueEmail(database.db, 'b', email);
    await sendQueued(database, createSandboxMailbox(database));
    expect(await sent()).toHaveLength(2);
  });

  it('queues nothing of a transaction that is rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      await enqueueEmail(tx, 'a', email);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await sendQueued(database, createSandboxMailbox(database));
    expect(await sent()).toEqual([]);
  });

  it('tries again later where sending failed, and goes on with the rest', async () => {
    await enqueueEmail(database.db, 'a', email);
    await enqueueEmail(database.db, 'b', { ...email, para: 'bia@itape.test' });
    const mailbox = createSandboxMailbox(database);
    let failures = 1;
    const port = {
      send: (id: string, one: Email) => (failures-- > 0 ? Promise.reject(new Error('down')) : mailbox.send(id, one)),
    };
    await sendQueued(database, port);
    await sendQueued(database, port);
    expect(await sent()).toHaveLength(1);
    await later();
    await sendQueued(database, port);
    expect(await sent()).toHaveLength(2);
  });

  it('delivers one e-mail though it was sent twice, as happens when the process dies in between', async () => {
    await enqueueEmail(database.db, 'a', email);
    await sendQueued(database, createSandboxMailbox(database));
    await database.db
      .updateTable('caixa_saida')
      .set({ publicado_em: null, tentar_em: sql<Date>`now()` })
      .execute();
    await sendQueued(database, createSandboxMailbox(database));
    expect(await sent()).toHaveLength(1);
  });

  it('is tried ten times, each wait twice the one before, then is given up for somebody to look at', async () => {
    await enqueueEmail(database.db, 'a', email);
    const send = jest.fn(() => Promise.reject(new Error('down')));
    const waits: number[] = [];
    for (let turn = 1; turn <= 11; turn += 1) {
      await later();
      await sendQueued(database, { send });
      const { rows } = await sql<{ s: number; tentativas: number }>`
        select extract(epoch from tentar_em - now())::float8 as s, tentativas from caixa_saida`.execute(database.db);
      if (turn <= 10) {
        expect([send.mock.calls.length, rows[0]?.tentativas]).toEqual([turn, turn]);
        waits.push(Math.round((rows[0]?.s ?? 0) / 5));
      }
    }
    expect(send).toHaveBeenCalledTimes(10);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(await database.db.selectFrom('caixa_saida').select(['publicado_em', 'tentativas']).execute()).toEqual([
      { publicado_em: null, tentativas: 10 },
    ]);
  });

  it('sends the rest of a batch though one of it fails for the tenth time', async () => {
    await enqueueEmail(database.db, 'a', email);
    await database.db.updateTable('caixa_saida').set({ tentativas: 9 }).execute();
    await enqueueEmail(database.db, 'b', { ...email, para: 'bia@itape.test' });
    const mailbox = createSandboxMailbox(database);
    const send = (id: string, one: Email) =>
      one.para === email.para ? Promise.reject(new Error('down')) : mailbox.send(id, one);
    await sendQueued(database, { send });
    await later();
    await sendQueued(database, { send });
    expect(await sent()).toMatchObject([{ para: 'bia@itape.test' }]);
  });
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import type { Database } from '../../platform/database/database';
import { createBank, type Bank } from './bank';
import { against } from './testdata/bacen';
import { createWebhooks } from './webhooks';

let database: Database;
let bank: Bank;
/** The next answers of the receiver; 200 when the list is empty. */
let answers: (number | 'down')[];
let heard: { url: string; body: { pix: { endToEndId: string }[] } }[];

beforeAll(async () => {
  database = await openModelCopy();
  bank = createBank(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  answers = [];
  heard = [];
  await database.db.deleteFrom('sandbox_pix_aviso').execute();
});

const receiver = async (url: string, init: RequestInit): Promise<Response> => {
  heard.push({
    url,
    body: JSON.parse(typeof init.body === 'string' ? init.body : '') as { pix: { endToEndId: string }[] },
  });
  const answer = answers.shift() ?? 200;
  if (answer === 'down') throw new TypeError('fetch failed');
  return new Response(null, { status: answer });
};
const createSender = async () => {
  const webhooks = createWebhooks(database, bank, receiver);
  await webhooks.register('chave', 'https://loja.exemplo/avisos');
  return webhooks;
};
const pay = async (): Promise<string> => {
  const txid = randomBytes(16).toString('hex');
  await bank.putCob(txid, { calendario: { expiracao: 600 }, valor: { original: '5.00' }, chave: 'chave' });
  return bank.pay(txid);
};
const later = () =>
  database.db
    .updateTable('sandbox_pix_aviso')
    .set({ tentar_em: sql`now()` })
    .execute();

describe('notices of payment', () => {
  it('go to the registered address plus /pix, once when they are heard', async () => {
    const webhooks = await createSender();
    const e2eid = await pay();
    await webhooks.deliverDue();
    await webhooks.deliverDue();
    expect(heard.map(({ url, body }) => [url, body.pix[0]?.endToEndId])).toEqual([
      ['https://loja.exemplo/avisos/pix', e2eid],
    ]);
    expect(against('Pix', heard[0]?.body.pix[0])).toEqual([]);
  });

  it.each([[503], ['down' as const]])('are sent again after %p, but not at once', async (answer) => {
    answers = [answer];
    const webhooks = await createSender();
    await pay();
    await webhooks.deliverDue();
    await webhooks.deliverDue();
    expect(heard).toHaveLength(1);
    await later();
    await webhooks.deliverDue();
    await later();
    await webhooks.deliverDue();
    expect(heard).toHaveLength(2);
  });

  it('are sent by one of those who look at the same time, and all at once', async () => {
    const webhooks = await createSender();
    const e2eids = [await pay(), await pay(), await pay()];
    await Promise.all([webhooks.deliverDue(), webhooks.deliverDue(), webhooks.deliverDue()]);
    expect(heard.map(({ body }) => body.pix[0]?.endToEndId).sort()).toEqual(e2eids.sort());
  });

  it('whose sender died are sent by the next one', async () => {
    const webhooks = await createSender();
    await pay();
    jest.spyOn(bank, 'getPix').mockRejectedValueOnce(new Error('killed'));
    await expect(webhooks.deliverDue()).rejects.toThrow('killed');
    await later();
    await webhooks.deliverDue();
    expect(heard).toHaveLength(1);
  });

  it('also tell of a refund', async () => {
    const webhooks = await createSender();
    const e2eid = await pay();
    await webhooks.deliverDue();
    await bank.refund(e2eid, 'd1', '5.00');
    await webhooks.deliverDue();
    expect(against('Pix', heard[1]?.body.pix[0])).toEqual([]);
    expect(heard[1]?.body.pix[0]).toMatchObject({ endToEndId: e2eid, devolucoes: [{ status: 'DEVOLVIDO' }] });
  });
});

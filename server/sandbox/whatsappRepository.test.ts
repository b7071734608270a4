import { sql } from 'kysely';
import { fill } from '../../src/domain/avisos/modelos';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { createWhatsappChannel } from '../adapters/whatsapp/whatsappChannel';
import { createWhatsappModelos } from '../adapters/whatsapp/whatsappModelos';
import { createZenviaSms } from '../adapters/sms/zenviaSms';
import type { Server } from '../createServer';
import { createLocalFetch, LOCAL_ORIGIN } from '../platform/http/outgoing/localFetch';
import { Hopeless } from '../platform/outbox/outbox';
import { SANDBOX_TELEFONE } from './telefoneRoutes';
import { deleteOldWhatsapp, listWhatsapp } from './whatsappRepository';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());
beforeEach(() => server.services.database.db.deleteFrom('sandbox_whatsapp').execute());

const ID = '0190a7b2-0000-7000-8000-00000000000';
const account = { ...SANDBOX_TELEFONE, url: `${LOCAL_ORIGIN}/_sandbox/whatsapp` };
const provider = { ...SANDBOX_TELEFONE, url: `${LOCAL_ORIGIN}/_sandbox/sms` };
const local = () => createLocalFetch(server.app);
const shown = () => listWhatsapp(server.services.database.db, 20);
const aviso = fill('cancelada', { trajeto: 'São Paulo (SP) para Rio de Janeiro (RJ)', quando: '24/12 às 22:30' });

it('keeps each answer to a telephone once, with the number masked, and deletes answers older than the limit', async () => {
  const { database } = server.services;
  const channel = createWhatsappChannel(account, local());
  await channel.send(`${ID}1`, '5511987654321', 'antiga');
  await sql`update sandbox_whatsapp set criado_em = now() - interval '11 days'`.execute(database.db);
  await channel.send(`${ID}2`, '5511987654321', 'nova');
  await channel.send(`${ID}2`, '5511987654321', 'repetida');
  expect((await shown()).map(({ texto }) => texto)).toEqual(['nova', 'antiga']);
  await deleteOldWhatsapp(database.db, 10);
  expect(await shown()).toEqual([{ para: '••••4321', texto: 'nova', canal: 'whatsapp' }]);
});

describe('approved messages to a phone', () => {
  it('arrive as they were approved, with their values', async () => {
    await expect(
      createWhatsappModelos(account, local()).sendModelo(`${ID}3`, '5511987654321', aviso, 'c'),
    ).resolves.toBe('enviado');
    expect((await shown())[0]?.texto).toMatch(
      /^Sua viagem de São Paulo \(SP\) para Rio de Janeiro \(RJ\), em 24\/12 às 22:30, foi cancelada\..*Responda SAIR/s,
    );
  });

  it('are refused by WhatsApp for a number that is none of its own', async () => {
    const send = createWhatsappModelos(account, local()).sendModelo(`${ID}4`, '5511987654300', aviso, 'c');
    await expect(send).resolves.toBe('recusado');
  });

  it.each([
    ['with values that were not approved', account, { ...aviso, valores: ['um'] }],
    ['in the name of another account', { ...account, token: 'outro' }, aviso],
  ])('are given up at once %s, since no repetition helps', async (_, as, message) => {
    const send = createWhatsappModelos(as, local()).sendModelo(`${ID}5`, '5511987654321', message, 'c');
    await expect(send).rejects.toBeInstanceOf(Hopeless);
    expect(await shown()).toEqual([]);
  });
});

describe('text messages', () => {
  it('reach a number that WhatsApp does not know, and none that is no phone', async () => {
    const sms = createZenviaSms(provider, local());
    await expect(sms.send(`${ID}6`, '5511987654300', 'Ola')).resolves.toBe('enviado');
    await expect(sms.send(`${ID}7`, '5511987650000', 'Ola')).resolves.toBe('recusado');
    expect(await shown()).toEqual([{ para: '••••4300', texto: 'Ola', canal: 'sms' }]);
  });

  it('are given up at once where the token is not ours', async () => {
    const sms = createZenviaSms({ ...provider, token: 'outro' }, local());
    await expect(sms.send(`${ID}8`, '5511987654321', 'Ola')).rejects.toBeInstanceOf(Hopeless);
  });

  it('are tried again while the provider is away, in words without the number', async () => {
    const sms = createZenviaSms(provider, async () => new Response('5511987654321', { status: 503 }));
    const failure = sms.send(`${ID}9`, '5511987654321', 'Ola');
    await expect(failure).rejects.toThrow('SMS answered 503');
    await expect(failure).rejects.not.toThrow('987654321');
  });
});

import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { createZenviaSms } from '../../adapters/sms/zenviaSms';
import { createWhatsappModelos } from '../../adapters/whatsapp/whatsappModelos';
import { answersTo, bringTo, notice } from '../../chatbot/testdata/aviso';
import { findWarnings } from '../../conclusao/alertas/trabalhoParadoRepository';
import type { Server } from '../../createServer';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { countQueued } from '../../platform/outbox/mensagemRepository';
import type { SendFailure } from '../../platform/outbox/outbox';
import { SANDBOX_TELEFONE } from '../../sandbox/telefoneRoutes';
import { listWhatsapp } from '../../sandbox/whatsappRepository';
import type { Telefone } from './telefonePort';
import { sendQueuedAvisos } from './telefoneQueue';
import { passageiros } from './testdata/passageiros';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  await db().deleteFrom('sandbox_whatsapp').execute();
  await db().deleteFrom('caixa_saida').execute();
  await db().deleteFrom('aviso_numero').execute();
});

const db = () => server.services.database.db;
const { umaCompra, tell } = passageiros(() => server);
const COM_WHATSAPP = '+5511987650001';
const SEM_WHATSAPP = '+5511987654300';
const SEM_NADA = '+5511987650000';

/** Both providers of the sandbox, over HTTP. */
const ways = (): Telefone => {
  const fetch = createLocalFetch(server.app);
  return {
    whatsapp: createWhatsappModelos({ ...SANDBOX_TELEFONE, url: `${LOCAL_ORIGIN}/_sandbox/whatsapp` }, fetch),
    sms: createZenviaSms({ ...SANDBOX_TELEFONE, url: `${LOCAL_ORIGIN}/_sandbox/sms` }, fetch),
  };
};
async function send(telefone: Telefone = ways()): Promise<SendFailure[]> {
  const failures: SendFailure[] = [];
  const { database } = server.services;
  const onFailure = (failure: SendFailure) => failures.push(failure);
  await sendQueuedAvisos({ database, publicUrl: 'https://itape.test', ...telefone, onFailure });
  return failures;
}
const arrived = async () => (await listWhatsapp(db(), 20)).map(({ canal, para }) => `${canal} ${para}`);
async function buyAndTell(celular: string): Promise<string> {
  const { pedidoId } = await umaCompra([celular]);
  await tell();
  return pedidoId;
}
const codeOf = async (): Promise<string> =>
  (await db().selectFrom('aviso_numero').select('token').executeTakeFirstOrThrow()).token;
const write = (id: string, texto: string, from: string) => bringTo(server, notice(id, texto, { from }));

describe('a notice to a phone', () => {
  it('goes by WhatsApp, once however often one looks', async () => {
    await buyAndTell(COM_WHATSAPP);
    await send();
    await send();
    expect(await arrived()).toEqual(['whatsapp ••••0001']);
  });

  it('goes by text message where WhatsApp does not know the number, and does not ask WhatsApp again', async () => {
    await buyAndTell(SEM_WHATSAPP);
    await send();
    expect(await arrived()).toEqual(['sms ••••4300']);
    const [{ texto } = { texto: '' }] = await listWhatsapp(db(), 1);
    expect(texto).toContain(`Parar: https://itape.test/cancelar-avisos?codigo=${await codeOf()}`);
    await buyAndTell(SEM_WHATSAPP);
    const sendModelo = jest.fn();
    await send({ ...ways(), whatsapp: { sendModelo } });
    expect([await arrived(), sendModelo.mock.calls.length]).toEqual([['sms ••••4300', 'sms ••••4300'], 0]);
  });

  it('is in the language of the purchase by text message, and in Portuguese by WhatsApp, whose models are', async () => {
    const buyInEnglish = async (celular: string) => {
      const { pedidoId } = await umaCompra([celular]);
      await sql`update pedido set idioma = 'en' where id = ${pedidoId}::uuid`.execute(db());
      await tell();
      await send();
      return (await listWhatsapp(db(), 1))[0]?.texto;
    };
    expect(await buyInEnglish(COM_WHATSAPP)).toMatch(/^Olá, Conceição\. .*para Rio de Janeiro.* às 14:00/);
    const sms = await buyInEnglish(SEM_WHATSAPP);
    expect(sms).toMatch(/^Hello,? Conceicao.*Sao Paulo \(SP\) to Rio de Janeiro \(RJ\).* at 14:00/);
    expect(sms).not.toMatch(/poltrona|saindo|Parar/);
  });

  it('goes by text message where WhatsApp took it and says later that it cannot, once however often it says so', async () => {
    const pedidoId = await buyAndTell(COM_WHATSAPP);
    await send();
    const { id } = await db()
      .selectFrom('caixa_saida')
      .select('id')
      .where('chave', 'like', `${pedidoId}/%`)
      .where('topico', '=', 'telefone')
      .executeTakeFirstOrThrow();
    const failed = (code: number) =>
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          {
            changes: [
              {
                value: {
                  statuses: [{ id: 'wamid.x', status: 'failed', biz_opaque_callback_data: id, errors: [{ code }] }],
                },
              },
            ],
          },
        ],
      });
    expect((await bringTo(server, failed(131_049))).statusCode).toBe(200);
    await send();
    expect(await arrived()).toEqual(['whatsapp ••••0001']);
    await bringTo(server, failed(131_026));
    await bringTo(server, failed(131_026));
    await send();
    expect((await arrived()).sort()).toEqual(['sms ••••0001', 'whatsapp ••••0001']);
  });

  it.each(['sent', 'delivered', 'read'])(
    'is not sent again by the word “%s” of WhatsApp, where the process that sent it died before it wrote that down',
    async (status) => {
      const pedidoId = await buyAndTell(COM_WHATSAPP);
      const taken: string[] = [];
      const sendModelo = async (mensagem: string) => {
        taken.push(mensagem);
        return 'enviado' as const;
      };
      const sendAgain = () => send({ whatsapp: { sendModelo }, sms: null });
      await sendAgain();
      // As the process left it: the lease is over, and nothing says that the message went out.
      const died = () =>
        db()
          .updateTable('caixa_saida')
          .set({ publicado_em: null, tentativas: 0, tentar_em: sql`now() - interval '1 second'` })
          .where('chave', 'like', `${pedidoId}/%`)
          .returning('id')
          .executeTakeFirstOrThrow();
      const { id } = await died();
      const told = (mensagem: string) =>
        bringTo(
          server,
          JSON.stringify({
            object: 'whatsapp_business_account',
            entry: [
              { changes: [{ value: { statuses: [{ id: 'wamid.x', status, biz_opaque_callback_data: mensagem }] } }] },
            ],
          }),
        );
      expect((await told('no id of ours')).statusCode).toBe(200);
      expect((await told(id)).statusCode).toBe(200);
      await sendAgain();
      expect(taken).toEqual([id]);
      // Without that word it goes out again rather than never.
      await died();
      await sendAgain();
      expect(taken).toEqual([id, id]);
    },
  );

  it('is refused for good where no way leads to the number: no repetition, no alert, one in the count', async () => {
    await buyAndTell(SEM_NADA);
    expect(await send()).toMatchObject([{ recusada: true, desistiu: false }]);
    expect(await send()).toEqual([]);
    expect(await countQueued(db())).toContainEqual({ topico: 'telefone', esperam: 0, desistidas: 0, recusadas: 1 });
    expect((await findWarnings(db())).filter(({ invariante }) => invariante === 'A3')).toEqual([]);
  });

  it('raises an alert at once where a template is not approved, and none names the number', async () => {
    await buyAndTell(COM_WHATSAPP);
    const whatsapp = createWhatsappModelos({ ...SANDBOX_TELEFONE, url: 'https://w.test' }, async () =>
      Response.json({ error: { code: 132_001, message: COM_WHATSAPP } }, { status: 404 }),
    );
    const failures = await send({ ...ways(), whatsapp });
    expect(failures).toMatchObject([{ desistiu: true, tentativa: 1 }]);
    const raised = (await findWarnings(db())).filter(({ invariante }) => invariante === 'A3');
    expect(raised).toHaveLength(1);
    expect(JSON.stringify([raised, String(failures[0]?.err)])).not.toContain('98765');
  });

  it('waits while the provider is away, and is dropped once it is no news any more', async () => {
    const pedidoId = await buyAndTell(COM_WHATSAPP);
    const whatsapp = createWhatsappModelos(
      { ...SANDBOX_TELEFONE, url: 'https://w.test' },
      async () => new Response('', { status: 503 }),
    );
    expect(await send({ ...ways(), whatsapp })).toMatchObject([{ desistiu: false, recusada: false }]);
    await sql`update caixa_saida set tentar_em = now(), corpo = jsonb_set(corpo, '{ate}', to_jsonb((now() - interval '1 minute')::text))
      where chave like ${`${pedidoId}/%`}`.execute(db());
    expect(await send()).toEqual([]);
    expect(await arrived()).toEqual([]);
  });

  it('is kept without the number, which is looked up when it is sent', async () => {
    const pedidoId = await buyAndTell(COM_WHATSAPP);
    const rows = await db().selectFrom('caixa_saida').selectAll().where('topico', '=', 'telefone').execute();
    expect(JSON.stringify(rows)).not.toContain('98765');
    await db().updateTable('pedido_item').set({ celular: null }).where('pedido_id', '=', pedidoId).execute();
    await send();
    expect(await arrived()).toEqual([]);
  });
});

describe('the way out', () => {
  it.each([
    ['by a word to WhatsApp', () => write('wamid.sair', 'SAIR', '5511987650001')],
    // WhatsApp calls many Brazilian numbers without their nine.
    ['by the same word, the number without its nine', () => write('wamid.sair9', 'Parar.', '551187650001')],
    [
      'by the address in the message',
      async () =>
        server.app.inject({
          method: 'POST',
          url: `/api/Avisos/Cancelamento/${await codeOf()}`,
          payload: { 'List-Unsubscribe': 'One-Click' },
        }),
    ],
  ])('stops everything to that number, of whatever purchase: %s', async (_, leave) => {
    await buyAndTell(COM_WHATSAPP);
    await send();
    expect((await leave()).statusCode).toBeLessThan(300);
    await buyAndTell(COM_WHATSAPP);
    await send();
    expect(await arrived()).toEqual(['whatsapp ••••0001']);
  });

  it('is confirmed once, and the number is kept as a hash', async () => {
    await write('wamid.20', 'sair', '5511987650001');
    await write('wamid.20', 'sair', '5511987650001');
    expect(JSON.stringify(await answersTo(server, 'wamid.20'))).toMatch(/não recebe mais avisos/);
    const rows = await db().selectFrom('aviso_numero').selectAll().execute();
    expect(rows).toMatchObject([{ recusado_por: 'mensagem' }]);
    expect(JSON.stringify(rows)).not.toContain('98765');
  });

  it('has a way back', async () => {
    await write('wamid.21', 'sair', '5511987650001');
    await write('wamid.22', 'voltar', '5511987650001');
    await buyAndTell(COM_WHATSAPP);
    await send();
    expect(await arrived()).toEqual(['whatsapp ••••0001']);
  });
});

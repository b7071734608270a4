import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { AlertaAberto, AlertasAbertos } from '../../../src/domain/wire/administracao/alertas';
import type { Server } from '../../createServer';
import { enqueueEmail, sendQueued, type Email } from '../../platform/outbox/outbox';
import { watchInvariants } from '../alertas/watchInvariants';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const call = async (method: 'GET' | 'POST', rest: string, who = 'otto') => {
  const headers = signedInAs(who, 'Operacao');
  const reply = await server.app.inject({ method, url: `/api/Administracao/Alertas${rest}`, headers });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const abertos = async (): Promise<AlertaAberto[]> =>
  ((await call('GET', '')).body as { data: AlertasAbertos }).data.alertas;

/** Queues an e-mail that was given up, and looks, as the server does once a minute. */
async function giveUp(chave: string): Promise<AlertaAberto> {
  await enqueueEmail(db(), chave, { para: 'ana@itape.test', assunto: 'Bilhete', corpo: 'texto' });
  await sql`update caixa_saida set tentativas = 10 where chave = ${chave}`.execute(db());
  await watchInvariants(server.services.database);
  const alerta = (await abertos()).find(({ detalhe }) => detalhe === `email ${chave}`);
  if (!alerta) throw new Error('no alert was opened');
  return alerta;
}

describe('alerts in the back office', () => {
  it('stand with their meaning, broken invariants first, and with the first person who has seen them', async () => {
    const { id } = await giveUp('visto/1');
    await sql`insert into alerta(id, invariante, assunto, detalhe)
      values (gen_random_uuid(), 'I4', 'x', 'parado há mais de 15 minutos')`.execute(db());
    const [first, second] = await abertos();
    expect(first).toMatchObject({
      tipo: 'I4',
      invariante: true,
      reenviavel: false,
      significado: 'Um pagamento espera há mais de 15 minutos por bilhete ou devolução.',
    });
    expect(second).toMatchObject({ id, tipo: 'A3', invariante: false, reenviavel: true, ciente: null });
    expect((await call('POST', `/${id}/Ciencia`, 'otto')).body.data.ciente.por).toBe('otto@itape.test');
    expect((await call('POST', `/${id}/Ciencia`, 'olga')).body.data.ciente.por).toBe('otto@itape.test');
  });

  it('send a message again that was given up, once, in the name of a person', async () => {
    const { id } = await giveUp('parada/1');
    expect((await call('POST', `/${id}/Reenvio`)).status).toBe(204);
    expect((await abertos()).map((alerta) => alerta.id)).not.toContain(id);
    expect((await call('POST', `/${id}/Reenvio`)).status).toBe(404);
    const { rows } = await sql`select autor, autor_nome from caixa_saida_reenvio`.execute(db());
    expect(rows).toEqual([{ autor: 'otto', autor_nome: 'otto@itape.test' }]);

    const sent: Email[] = [];
    await sendQueued(server.services.database, { send: async (_, email) => void sent.push(email) });
    expect(sent.map(({ assunto }) => assunto)).toEqual(['Bilhete']);
    await watchInvariants(server.services.database);
    expect((await abertos()).map(({ detalhe }) => detalhe)).not.toContain('email parada/1');
  });

  it('send nothing again where no message is given up', async () => {
    const { rows } = await sql<{ id: string }>`insert into alerta(id, invariante, assunto, detalhe)
      values (gen_random_uuid(), 'A1', 'y', 'devolução em aberto') returning id`.execute(db());
    expect((await call('POST', `/${rows[0]?.id ?? ''}/Reenvio`)).body.erros[0].codigo).toBe('MENSAGEM_NAO_REENVIAVEL');
    expect((await call('POST', '/nenhum/Ciencia')).status).toBe(404);
  });
});

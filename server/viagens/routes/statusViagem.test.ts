import { sql } from 'kysely';
import type { NovoStatusViagem, OperacaoViagem } from '../../../src/domain/wire/viagens/operacao';
import type { Erro } from '../../../src/domain/wire/base/problema';
import type { InformacaoViagem } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import { EXECUTIVO, umaPessoa } from '../../posVenda/testdata/posVenda';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { sendLembretes } from '../../avisos/lembretes/sendLembretes';

let server: Server;
const { saoPaulo, rio } = lugares;
const db = () => server.services.database.db;
const admin = signedInAs('chefe', 'Admin');
const despachante = signedInAs('despachante', 'Agencia');
const atendente = signedInAs('atendente', 'Agencia');

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  await insertOperador(db(), 'despachante');
  await insertOperador(db(), 'atendente');
  const grant = { email: 'despachante@itape.test', operacao: true };
  const reply = await server.app.inject({
    method: 'PUT',
    url: '/api/Agencia/Operadores/Direitos',
    headers: admin,
    payload: grant,
  });
  expect(reply.statusCode).toBe(204);
}, START_MS);
afterAll(() => server.close());

type Headers = ReturnType<typeof signedInAs>;
const call = (method: 'GET' | 'PUT' | 'DELETE', id: string, headers: Headers, payload?: object) =>
  server.app.inject({ method, url: `/api/Viagens/${id}/Status`, headers, ...(payload && { payload }) });
const umStatus = (change: Partial<NovoStatusViagem> = {}): NovoStatusViagem => ({
  situacao: 'prevista',
  atrasoMinutos: 90,
  motivo: 'chuva',
  ...change,
});
const cancelada = umStatus({ situacao: 'cancelada', atrasoMinutos: 0, motivo: 'interdicao' });
const codigoDe = (reply: { json: <T>() => T }) => reply.json<{ erros: Erro[] }>().erros[0]?.codigo;
const operacao = async (id: string) => (await call('GET', id, despachante)).json<{ data: OperacaoViagem }>().data;
const informacao = async (id: string) =>
  (await server.app.inject({ url: `/api/Viagens/${id}` })).json<{ data: InformacaoViagem }>().data;
const leavesIn = (id: string, horas: number) =>
  sql`update partida set saida = now() + make_interval(hours => ${horas}::int) where id = ${id}::bigint`.execute(db());
/** A departure of a day of its own, which leaves in so many hours. */
async function umaPartida(dias: number, horas: number): Promise<string> {
  const { id } = await umaViagem(server, saoPaulo, rio, dias);
  await leavesIn(id, horas);
  return id;
}

/** A turn of the job that tells buyers of their trip. */
const remindAll = () =>
  sendLembretes(server.services.database, 'https://itape.test', createSteps(server.services.database));

describe('who says how departures stand', () => {
  it('is the company, and an operator it gave the right to: nobody else of any agency', async () => {
    const id = await umaPartida(5, 10);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? cancelada : undefined;
      const refused = await call(method, id, atendente, payload);
      expect([refused.statusCode, codigoDe(refused)]).toEqual([403, 'SEM_DIREITO_OPERACAO']);
      const nobody = await call(method, id, signedInAs('ninguem', 'AgenciaResponsavel'), payload);
      expect([nobody.statusCode, codigoDe(nobody)]).toEqual([403, 'SEM_DIREITO_OPERACAO']);
    }
    expect((await informacao(id)).situacao).toBe('no_horario');
    expect((await call('PUT', id, despachante, umStatus())).statusCode).toBe(200);
    expect((await call('PUT', id, admin, umStatus({ atrasoMinutos: 30 }))).statusCode).toBe(200);
  });

  it('loses it at once when the company takes it back or the access is blocked', async () => {
    const id = await umaPartida(6, 10);
    await insertOperador(db(), 'passageira', { operacao: true });
    const headers = signedInAs('passageira', 'Agencia');
    expect((await call('GET', id, headers)).statusCode).toBe(200);
    await db()
      .updateTable('agencia_operador')
      .set({ situacao: 'bloqueado' })
      .where('nome', '=', 'passageira')
      .execute();
    expect((await call('GET', id, headers)).statusCode).toBe(403);
  });

  it('is never given by a supervisor, and giving it stands in the operator’s trail', async () => {
    const payload = { email: 'atendente@itape.test', operacao: true };
    const url = '/api/Agencia/Operadores/Direitos';
    const headers = signedInAs('despachante', 'AgenciaResponsavel');
    expect((await server.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(403);
    const { rows } = await sql<{ depois: object }>`select depois from agencia_auditoria a
      join agencia_operador o on o.id = a.operador_id where o.nome = 'despachante'`.execute(db());
    expect(rows).toEqual([{ depois: { operacao: 'sim', autorSub: 'chefe' } }]);
  });
});

describe('what may be said, and when', () => {
  it('is a delay from a day before departure on, and a cancellation at any time until it is over', async () => {
    const id = await umaPartida(7, 14 * 24);
    const early = await call('PUT', id, despachante, umStatus({ atrasoMinutos: 61 }));
    expect([early.statusCode, codigoDe(early)]).toEqual([409, 'FORA_DA_JANELA']);
    expect((await informacao(id)).direitos).toEqual([]);
    expect(await operacao(id)).toMatchObject({ podeInformar: false, podeCancelar: true, podeDesfazer: false });
    await leavesIn(id, 23);
    expect((await call('PUT', id, despachante, umStatus({ atrasoMinutos: 61 }))).statusCode).toBe(200);
    await leavesIn(id, -80);
    const late = await call('PUT', id, despachante, cancelada);
    expect([late.statusCode, codigoDe(late)]).toEqual([409, 'VIAGEM_ENCERRADA']);
  });

  it.each([
    [umStatus({ motivo: undefined }), 'MOTIVO_OBRIGATORIO'],
    [umStatus({ observacao: 'Receba o reembolso em https://golpe.example' }), 'OBSERVACAO_COM_LINK'],
    [umStatus({ observacao: 'Reembolso: itape-reembolso.com.br' }), 'OBSERVACAO_COM_LINK'],
  ])('never goes without a reason, nor with an address: %#', async (status, codigo) => {
    const id = await umaPartida(8, 10);
    const reply = await call('PUT', id, despachante, status);
    expect([reply.statusCode, codigoDe(reply)]).toEqual([400, codigo]);
  });
});

describe('what was said', () => {
  it('reaches passengers in the words of the list, never as it was typed', async () => {
    const eu = umaPessoa(server, 'lia');
    const pedido = await eu.buy([EXECUTIVO.poltrona], 16);
    const id = pedido.itens[0]?.viagemId ?? '';
    const observacao = 'Texto que ninguém recebe por e-mail';
    await call('PUT', id, despachante, { ...cancelada, observacao });
    await remindAll();
    const mails = await mailsOf(pedido.id);
    expect(mails.join()).toContain('Estrada interditada.');
    expect(mails.join()).not.toContain(observacao);
    expect((await informacao(id)).observacao).toBe(observacao);
  });

  it('leaves a row with who, what and what stood before, which nobody changes', async () => {
    const id = await umaPartida(9, 10);
    await call('PUT', id, despachante, umStatus({ atrasoMinutos: 20 }));
    await call('PUT', id, admin, umStatus({ atrasoMinutos: 50 }));
    const rows = await db().selectFrom('partida_status_registro').selectAll().where('partida_id', '=', id).execute();
    expect(rows.map(({ autor, antes, depois }) => [autor, antes?.atrasoMinutos, depois?.atrasoMinutos])).toEqual([
      ['despachante', undefined, 20],
      ['chefe', 20, 50],
    ]);
    await expect(db().deleteFrom('partida_status_registro').execute()).rejects.toThrow('append only');
  });

  it('is undone step by step: what stood before holds again, and the departure is back on sale', async () => {
    const id = await umaPartida(10, 10);
    await call('PUT', id, despachante, umStatus({ atrasoMinutos: 20 }));
    await call('PUT', id, despachante, cancelada);
    expect(await operacao(id)).toMatchObject({ podeCancelar: false, podeDesfazer: true });
    expect((await call('DELETE', id, despachante)).statusCode).toBe(200);
    expect(await informacao(id)).toMatchObject({ situacao: 'atrasada', atrasoMinutos: 20 });
    expect(await operacao(id)).toMatchObject({ podeCancelar: true, podeDesfazer: false });
    const again = await call('DELETE', id, despachante);
    expect([again.statusCode, codigoDe(again)]).toEqual([409, 'NADA_A_DESFAZER']);
  });

  it('is undone with a word to those who were told, who hear of it anew if it is said again', async () => {
    const eu = umaPessoa(server, 'noa');
    const pedido = await eu.buy([EXECUTIVO.poltrona], 17);
    const id = pedido.itens[0]?.viagemId ?? '';
    await call('PUT', id, despachante, cancelada);
    await remindAll();
    await call('DELETE', id, despachante);
    await call('PUT', id, despachante, cancelada);
    await remindAll();
    expect((await mailsOf(pedido.id)).map((mail) => /foi cancelada|está mantida/.exec(mail)?.[0])).toEqual([
      'foi cancelada',
      'está mantida',
    ]);
  });

  it('stays once somebody was refunded by it', async () => {
    const eu = umaPessoa(server, 'rui');
    const pedido = await eu.buy([EXECUTIVO.poltrona], 18);
    const { viagemId = '', bilheteId } = pedido.itens[0] ?? {};
    await call('PUT', viagemId, despachante, cancelada);
    expect((await eu.cancel(bilheteId ?? '', EXECUTIVO.total)).statusCode).toBe(200);
    const reply = await call('DELETE', viagemId, despachante);
    expect([reply.statusCode, codigoDe(reply)]).toEqual([409, 'STATUS_JA_USADO']);
    expect(await operacao(viagemId)).toMatchObject({ podeDesfazer: false });
  });
});

/** The e-mails about its trip to the buyer of an order, in order. */
async function mailsOf(pedidoId: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('caixa_saida')
    .select('corpo')
    .where('topico', '=', 'email')
    .where('chave', 'like', `lembrete/${pedidoId}/%`)
    .orderBy('criado_em')
    .orderBy('id')
    .execute();
  return rows.map(({ corpo }) => JSON.stringify(corpo));
}

import { sql } from 'kysely';
import { seedUsers } from '../../../identity/users/seed';
import type { Caixa, Fechamentos } from '../../../../src/domain/wire/agencia/caixas';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import { seedOperadores } from '../../operadores/seedOperadores';
import { recordMovement } from '../recordMovement';
import { insertOperador, venda } from '../../testdata/agencia';
import type { Server } from '../../../createServer';

let server: Server;
let keys = 0;

beforeAll(async () => {
  server = await startServer();
  await insertOperador(server.services.database.db, 'outra');
  await server.services.database.db
    .insertInto('agencia_estabelecimento')
    .values({ id: 2, nome: 'Outra agência' })
    .execute();
  await insertOperador(server.services.database.db, 'longe', { estabelecimento_id: 2, papel: 'responsavel' });
}, START_MS);
afterAll(() => server.close());

const ana = signedInAs(seedUsers.agencia.sub, 'Agencia');
const rui = signedInAs(seedUsers.responsavel.sub, 'Agencia', 'AgenciaResponsavel');
const outra = signedInAs('outra', 'Agencia');
const longe = signedInAs('longe', 'Agencia', 'AgenciaResponsavel');
type Headers = Record<string, string>;

const send = (headers: Headers, url: string, payload?: object, method: 'POST' | 'DELETE' = 'POST') =>
  server.app.inject({
    method,
    url: `/api/Agencia/${url}`,
    headers: { ...headers, 'idempotency-key': `k${(keys += 1)}` },
    ...(payload && { payload }),
  });
const get = (headers: Headers, url: string) => server.app.inject({ url: `/api/Agencia/${url}`, headers });
const codigo = (reply: { json: () => unknown }) =>
  (reply.json() as { erros?: { codigo: string }[] }).erros?.[0]?.codigo;
const caixaOf = (reply: { json: () => unknown }) => (reply.json() as { data: Caixa }).data;
const sell = (valor: number) =>
  server.services.database.transaction((tx) => recordMovement(tx, venda(seedOperadores.agencia.id, valor)));
const notes = (...cedulas: [number, number][]) => ({
  cedulas: cedulas.map(([valorCentavos, quantidade]) => ({ valorCentavos, quantidade })),
});

describe('a day at the till', () => {
  let id = '';
  let contagemId = '';

  it('opens with a float, once', async () => {
    const opened = await send(ana, 'Caixas', { fundoCentavos: 10_000 });
    expect(opened.statusCode).toBe(201);
    const caixa = caixaOf(opened);
    id = caixa.id;
    expect(caixa).toMatchObject({ numero: 1, estado: 'aberto', proprio: true, contagem: null });
    expect(caixa.pode).toEqual({ operar: true, contar: true, conferir: false });
    expect(codigo(await send(ana, 'Caixas', { fundoCentavos: 10_000 }))).toBe('CAIXA_JA_ABERTO');
    expect(caixaOf(await get(ana, 'Caixas/Atual')).id).toBe(id);
    expect(caixaOf(await get(outra, 'Caixas/Atual'))).toBeNull();
  });

  it('takes money in and out with a reason, and none that is not there', async () => {
    await sell(4_500);
    const put = { tipo: 'suprimento', valorCentavos: 2_000, motivo: 'Troco do cofre' };
    expect(caixaOf(await send(ana, `Caixas/${id}/Movimentos`, put)).movimentos.map(({ n }) => n)).toEqual([1, 2, 3]);
    const out = { tipo: 'sangria', valorCentavos: 99_000, motivo: '=cofre' };
    expect(codigo(await send(ana, `Caixas/${id}/Movimentos`, out))).toBe('CAIXA_SEM_DINHEIRO');
    const taken = await send(ana, `Caixas/${id}/Movimentos`, { ...out, valorCentavos: 1_000 });
    expect(caixaOf(taken).movimentos.at(-1)).toMatchObject({ tipo: 'sangria', valorCentavos: -1_000 });
    expect((await send(ana, `Caixas/${id}/Movimentos`, { ...out, motivo: '' })).statusCode).toBe(400);
  });

  it('pauses and goes on, asked for once or twice', async () => {
    for (let i = 0; i < 2; i += 1) expect(caixaOf(await send(ana, `Caixas/${id}/Pausa`)).estado).toBe('pausado');
    await expect(sell(100)).rejects.toMatchObject({ message: 'CAIXA_PAUSADO' });
    expect(caixaOf(await send(ana, `Caixas/${id}/Pausa`, undefined, 'DELETE')).estado).toBe('aberto');
  });

  it('is seen by its operator and by the supervisor, and worked with by its operator alone', async () => {
    expect((await get(outra, `RelatorioFechamento/${id}`)).statusCode).toBe(404);
    expect((await get(longe, `RelatorioFechamento/${id}`)).statusCode).toBe(404);
    expect(caixaOf(await get(rui, `RelatorioFechamento/${id}`)).proprio).toBe(false);
    for (const url of [`Caixas/${id}/Pausa`, `Caixas/${id}/Contagem`]) {
      expect((await send(rui, url, url.endsWith('Contagem') ? notes() : undefined)).statusCode).toBe(409);
    }
    expect(codigo(await send(signedInAs('ninguem', 'Agencia'), 'Caixas', { fundoCentavos: 1 }))).toBe('SEM_OPERADOR');
  });

  it('is counted before anybody says what should be there, and paused with it', async () => {
    expect(codigo(await send(ana, `Caixas/${id}/Contagem`, notes([5_000, 1], [5_000, 2])))).toBe('CONTAGEM_INVALIDA');
    const counted = caixaOf(await send(ana, `Caixas/${id}/Contagem`, notes([10_000, 1], [1_000, 1])));
    expect(counted).toMatchObject({
      estado: 'pausado',
      contagem: { contadoCentavos: 11_000, esperadoCentavos: 15_500, diferencaCentavos: -4_500 },
    });
    contagemId = counted.contagem?.id ?? '';
  });

  it('is not closed on a count that cash has moved under', async () => {
    await send(ana, `Caixas/${id}/Pausa`, undefined, 'DELETE');
    await sell(700);
    const stale = await send(ana, `Caixas/${id}/Fechamento`, { contagemId, nota: 'faltou' });
    expect(codigo(stale)).toBe('CONTAGEM_DESATUALIZADA');
    const counted = caixaOf(await send(ana, `Caixas/${id}/Contagem`, notes([10_000, 1], [1_000, 1])));
    expect(counted.contagens).toBe(2);
    contagemId = counted.contagem?.id ?? '';
  });

  it('is closed with a word on the difference, for good', async () => {
    expect(codigo(await send(ana, `Caixas/${id}/Fechamento`, { contagemId }))).toBe('JUSTIFICATIVA_OBRIGATORIA');
    const closed = caixaOf(await send(ana, `Caixas/${id}/Fechamento`, { contagemId, nota: 'Troco errado' }));
    expect(closed).toMatchObject({ estado: 'fechado', pode: { operar: false, contar: false, conferir: false } });
    await expect(sell(1)).rejects.toMatchObject({ message: 'CAIXA_FECHADO' });
    expect((await send(ana, `Caixas/${id}/Pausa`)).statusCode).toBe(409);
  });

  it('is sent back with a note, counted again, and signed off by a supervisor who is not its operator', async () => {
    expect((await send(ana, `Caixas/${id}/Conferencia`, { decisao: 'conferido', contagemId })).statusCode).toBe(403);
    const url = `Caixas/${id}/Conferencia`;
    expect(codigo(await send(rui, url, { decisao: 'devolvido', contagemId }))).toBe('MOTIVO_OBRIGATORIO');
    const back = caixaOf(await send(rui, url, { decisao: 'devolvido', contagemId, nota: 'Conte as moedas' }));
    expect([back.estado, back.contagem]).toEqual(['devolvido', null]);
    const again = caixaOf(
      await send(ana, `Caixas/${id}/Contagem`, notes([10_000, 1], [5_000, 1], [1_000, 1], [200, 1])),
    );
    expect(again).toMatchObject({ estado: 'devolvido', contagem: { diferencaCentavos: 0 } });
    contagemId = again.contagem?.id ?? '';
    await send(ana, `Caixas/${id}/Fechamento`, { contagemId });
    const done = caixaOf(await send(rui, url, { decisao: 'conferido', contagemId }));
    expect(done.decisoes.map(({ tipo }) => tipo)).toEqual(['fechado', 'devolvido', 'fechado', 'conferido']);
    expect(codigo(await send(rui, url, { decisao: 'conferido', contagemId }))).toBe('CAIXA_NAO_FECHADO');
  });

  it('stays in the history of its operator and of the establishment, with its sums', async () => {
    const mine = (await get(ana, 'RelatorioFechamento?estado=conferido')).json<{ data: Fechamentos }>().data;
    expect(mine).toMatchObject({
      total: 1,
      operadores: [],
      linhas: [{ numero: 1, diferencaCentavos: 0, proprio: true }],
    });
    const all = (await get(rui, 'RelatorioFechamento')).json<{ data: Fechamentos }>().data;
    expect(all.porOperador).toMatchObject([{ caixas: 1, liquidoCentavos: 5_200 }]);
    expect(all.operadores.length).toBeGreaterThan(2);
    expect((await get(longe, 'RelatorioFechamento')).json<{ data: Fechamentos }>().data.total).toBe(0);
    for (const none of ['operador=nada', 'inicio=2099-01-01', 'fim=2000-01-01', 'estado=aberto', 'pagina=2']) {
      expect((await get(rui, `RelatorioFechamento?${none}`)).json<{ data: Fechamentos }>().data.linhas).toEqual([]);
    }
  });

  it('comes as a PDF and as a spreadsheet in which no reason runs as a formula', async () => {
    const pdf = await get(rui, `RelatorioFechamento/${id}/Pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const csv = await get(ana, `RelatorioFechamento/${id}/Csv`);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="itape-caixa-1.csv"');
    expect(csv.body).toContain(";Sangria;Dinheiro;-10,00;;'=cofre;");
    expect((await get(outra, `RelatorioFechamento/${id}/Csv`)).statusCode).toBe(404);
  });
});

describe('a supervisor’s own till', () => {
  it('is never signed off by themselves', async () => {
    const caixa = caixaOf(await send(rui, 'Caixas', { fundoCentavos: 0 }));
    const counted = caixaOf(await send(rui, `Caixas/${caixa.id}/Contagem`, notes()));
    const contagemId = counted.contagem?.id;
    await send(rui, `Caixas/${caixa.id}/Fechamento`, { contagemId });
    const own = await send(rui, `Caixas/${caixa.id}/Conferencia`, { decisao: 'conferido', contagemId });
    expect([own.statusCode, codigo(own)]).toEqual([403, 'CAIXA_PROPRIO']);
  });
});

describe('the till of an operator who was blocked', () => {
  it('is counted and closed by one supervisor and signed off by another, each told why', async () => {
    const { database } = server.services;
    const gone = await insertOperador(database.db, 'saiu');
    await insertOperador(database.db, 'eva', { papel: 'responsavel' });
    const eva = signedInAs('eva', 'Agencia', 'AgenciaResponsavel');
    const { id } = caixaOf(await send(signedInAs('saiu', 'Agencia'), 'Caixas', { fundoCentavos: 0 }));
    await database.db
      .updateTable('agencia_operador')
      .set({ situacao: 'bloqueado' })
      .where('id', '=', gone.id)
      .execute();
    const contagemId = caixaOf(await send(rui, `Caixas/${id}/Contagem`, notes())).contagem?.id ?? '';
    const closed = caixaOf(await send(rui, `Caixas/${id}/Fechamento`, { contagemId }));
    expect(closed).toMatchObject({ pode: { conferir: false }, impedimento: 'contou' });
    const alone = await send(rui, `Caixas/${id}/Conferencia`, { decisao: 'conferido', contagemId });
    expect([alone.statusCode, alone.json()]).toMatchObject([
      403,
      {
        erros: [
          {
            codigo: 'CONFERENCIA_DE_OUTRA_PESSOA',
            mensagem: 'Quem contou este caixa não o confere. Peça a outro responsável.',
          },
        ],
      },
    ]);
    const raw = sql`insert into caixa_decisao(id, caixa_id, n, tipo, contagem_id, operador_id)
      values (gen_random_uuid(), ${id}, 9, 'conferido', ${contagemId}, ${seedOperadores.responsavel.id})`;
    await expect(raw.execute(database.db)).rejects.toThrow('signed off by the operator who counted or closed');
    const seen = caixaOf(await get(eva, `RelatorioFechamento/${id}`));
    expect([seen.pode.conferir, seen.impedimento]).toEqual([true, undefined]);
    const done = await send(eva, `Caixas/${id}/Conferencia`, { decisao: 'conferido', contagemId });
    expect([done.statusCode, caixaOf(done).estado]).toEqual([201, 'conferido']);
  });

  it('is not signed off by the supervisor who closed it on another one’s count', async () => {
    const { database } = server.services;
    const gone = await insertOperador(database.db, 'tambem-saiu', { situacao: 'ativo' });
    const headers = signedInAs('tambem-saiu', 'Agencia');
    const { id } = caixaOf(await send(headers, 'Caixas', { fundoCentavos: 0 }));
    const contagemId = caixaOf(await send(headers, `Caixas/${id}/Contagem`, notes())).contagem?.id ?? '';
    await database.db
      .updateTable('agencia_operador')
      .set({ situacao: 'bloqueado' })
      .where('id', '=', gone.id)
      .execute();
    const closed = caixaOf(await send(rui, `Caixas/${id}/Fechamento`, { contagemId }));
    expect(closed.impedimento).toBe('fechou');
    const alone = await send(rui, `Caixas/${id}/Conferencia`, { decisao: 'conferido', contagemId });
    expect([alone.statusCode, codigo(alone)]).toEqual([403, 'CONFERENCIA_DE_OUTRA_PESSOA']);
  });
});

import { sql } from 'kysely';
import type { BilhetesEncontrados } from '../../../src/domain/wire/bilhetes/procura';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { countStatements } from '../../../tests/support/countStatements';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { Refused, sendQueued } from '../../platform/outbox/outbox';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let seat = 0;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());
beforeEach(() => server.services.database.db.deleteFrom('caixa_saida').execute());

const CPF = '529.982.247-25';
const RG = '12.345.678-1';
const RG_DO_SEGUNDO = '12.345.678-2';
const BUSCA = '/api/Bilhetes/Busca';
const EMAIL = `${BUSCA}/Email`;

async function issued(seats = 1): Promise<Pedido> {
  const { id } = await ana.order(Array.from({ length: seats }, () => (seat += 1)));
  const { txid } = await ana.charge(id);
  await payTxid(server, txid);
  const pedido = await eventually(
    () => ana.read(id),
    ({ situacao }) => situacao === 'emitido',
  );
  await server.services.database.db.deleteFrom('caixa_saida').execute();
  return pedido;
}
const post = (url: string, payload: object | string) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
const find = (localizador: string, documento: string) => post(BUSCA, { localizador, documento });
const send = (localizador: string, documento: string) => post(EMAIL, { localizador, documento });
type Answer = Awaited<ReturnType<typeof post>>;
const found = (answer: Answer) => answer.json<{ data: BilhetesEncontrados }>().data;
const codeOf = (answer: Answer) => answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;
const mails = async () =>
  (
    await sql<{ para: string; corpo: string; de: string | null }>`
      select corpo->>'para' as para, corpo->>'corpo' as corpo, corpo->>'bilhetesDe' as de
      from caixa_saida where topico = 'email'`.execute(server.services.database.db)
  ).rows;

describe('a ticket looked up by its localizador and a document', () => {
  it('shows what its passenger needs at the door, masked, to somebody who is not signed in', async () => {
    const { localizador } = await issued();
    const answer = await find(localizador.toLowerCase(), RG);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(found(answer)).toMatchObject({
      localizador,
      email: 'a***@itape.test',
      bilhetes: [
        {
          situacao: 'emitido',
          poltrona: seat,
          classe: 'convencional',
          partida: { localidade: { nome: 'São Paulo' }, hora: expect.stringMatching(/^\d\d:\d\d$/) as string },
          passageiro: { nome: 'C*** A***', documento: 'RG *******81' },
          andamento: { situacao: 'no_horario', atrasoMinutos: 0, previsao: null },
        },
      ],
    });
  });

  it('shows neither a code that boards nor anybody’s data in full', async () => {
    const pedido = await issued();
    const { body } = await find(pedido.localizador, CPF);
    const { rows } = await sql<{ texto: string }>`
      select unnest(array[codigo_embarque, codigo_catraca, chave_bpe, id::text, pedido_id::text]) as texto
      from bilhete where pedido_id = ${pedido.id}`.execute(server.services.database.db);
    expect(rows).toHaveLength(5);
    for (const { texto } of rows) expect(body).not.toContain(texto);
    for (const texto of [
      'Conceição',
      'Araújo',
      'Ana Souza',
      'Souza',
      '529.982',
      '52998224725',
      '12345678',
      'ana@itape',
    ]) {
      expect(body).not.toContain(texto);
    }
  });

  it('opens every seat to the CPF of the buyer, and to a passenger their own', async () => {
    const { localizador } = await issued(2);
    expect(found(await find(localizador, CPF)).bilhetes.map(({ poltrona }) => poltrona)).toEqual([seat - 1, seat]);
    expect(found(await find(localizador, RG_DO_SEGUNDO)).bilhetes.map(({ poltrona }) => poltrona)).toEqual([seat]);
  });

  it('says that a ticket is cancelled, boarded or still being issued', async () => {
    const { id, localizador } = await issued();
    const { db } = server.services.database;
    for (const situacao of ['cancelado', 'embarcado', 'remarcado'] as const) {
      await db.updateTable('bilhete').set({ situacao }).where('pedido_id', '=', id).execute();
      expect(found(await find(localizador, RG))).toMatchObject({ email: null, bilhetes: [{ situacao }] });
    }
    await db.deleteFrom('bilhete').where('pedido_id', '=', id).execute();
    expect((await find(localizador, RG)).statusCode).toBe(404);
    await db.updateTable('pedido').set({ situacao: 'emitindo' }).where('id', '=', id).execute();
    expect(found(await find(localizador, RG))).toMatchObject({ email: null, bilhetes: [{ situacao: 'em_emissao' }] });
  });

  it('tells the delay of its departure as operations know it', async () => {
    const { localizador, itens } = await issued();
    await server.services.database.db
      .insertInto('partida_status')
      .values({ partida_id: itens[0]?.viagemId ?? '', situacao: 'prevista', atraso_min: 40, plataforma: '31' })
      .execute();
    expect(found(await find(localizador, RG)).bilhetes[0]).toMatchObject({
      plataforma: '31',
      andamento: { situacao: 'atrasada', atrasoMinutos: 40, previsao: { hora: expect.any(String) as string } },
    });
    await server.services.database.db.deleteFrom('partida_status').execute();
  });
});

describe('a search that fits nothing', () => {
  it('has one answer, whether the localizador is unknown, the document another’s, or nothing was paid', async () => {
    const { localizador } = await issued();
    const unpaid = await ana.order([(seat += 1)]);
    const answers = [
      await find('AAAAAA', CPF),
      await find('000000', CPF),
      await find(localizador, '111.444.777-35'),
      await find(localizador, 'Ana Souza'),
      await find(localizador, '....'),
      await find(unpaid.localizador, CPF),
      await send('AAAAAA', CPF),
      await send(localizador, '111.444.777-35'),
      await send(unpaid.localizador, CPF),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0] && codeOf(answers[0])).toBe('BILHETE_NAO_ENCONTRADO');
    expect(await mails()).toEqual([]);
  });

  it('asks the database as much for an unknown localizador as for a document that does not fit', async () => {
    const { localizador } = await issued();
    const asks = (wanted: string) => countStatements(() => find(wanted, '111.444.777-35'));
    expect(await asks(localizador)).toEqual(await asks('AAAAAA'));
  });

  it('is all that is left a month after the trip', async () => {
    const { id, localizador } = await issued();
    const shift = (days: number) =>
      sql`update pedido_item set viagem = jsonb_set(viagem::jsonb, '{chegada,dia}',
        to_jsonb(((now() at time zone 'America/Sao_Paulo')::date - ${days}::int)::text)) where pedido_id = ${id}`.execute(
        server.services.database.db,
      );
    await shift(30);
    expect((await find(localizador, RG)).statusCode).toBe(200);
    await shift(31);
    expect((await find(localizador, RG)).statusCode).toBe(404);
  });

  it.each([
    ['a localizador that is none', { localizador: 'K7Q2M', documento: CPF }],
    ['a localizador with SQL', { localizador: "K7'--1", documento: CPF }],
    ['no document', { localizador: 'K7Q2MP' }],
    ['a short document', { localizador: 'K7Q2MP', documento: '123' }],
    ['a document with a control character', { localizador: 'K7Q2MP', documento: '1234\u0000' }],
    ['a document with markup', { localizador: 'K7Q2MP', documento: '<b>1234</b>' }],
    ['a list', { localizador: ['K7Q2MP'], documento: [CPF] }],
    ['an order', { localizador: 'K7Q2MP', documento: CPF, pedidoId: '1' }],
  ])('is refused with %s, at both routes', async (_, body) => {
    expect([(await post(BUSCA, body)).statusCode, (await post(EMAIL, body)).statusCode]).toEqual([400, 400]);
  });

  it('takes nothing from an address', async () => {
    const { localizador } = await issued();
    const query = `?localizador=${localizador}&documento=${RG}`;
    expect((await server.app.inject({ url: `${BUSCA}${query}` })).statusCode).not.toBe(200);
    expect((await post(`${BUSCA}${query}`, {})).statusCode).toBe(400);
  });
});

describe('the tickets of an order that was found', () => {
  it('are sent to the address of the purchase, once an hour, and that address is shown masked', async () => {
    const { id, localizador } = await issued(2);
    const answer = await send(localizador, RG_DO_SEGUNDO);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { para: 'a***@itape.test' } }]);
    expect((await send(localizador, CPF)).json()).toEqual(answer.json());
    const sent = await mails();
    expect(sent.map(({ para, de }) => [para, de])).toEqual([['ana@itape.test', id]]);
    // The buyer gets the whole order, whoever of it asked.
    expect(sent[0]?.corpo).toContain(`poltrona ${seat - 1}`);
    expect(sent[0]?.corpo).toContain(`poltrona ${seat}`);
  });

  it('are sent nowhere where the address refuses mail, or where no ticket is valid', async () => {
    const { id, localizador } = await issued();
    const { db } = server.services.database;
    await db.updateTable('pedido').set({ comprador_email: '' }).where('id', '=', id).execute();
    expect(codeOf(await send(localizador, RG))).toBe('SEM_EMAIL');
    await db.updateTable('pedido').set({ comprador_email: 'ida@itape.test' }).where('id', '=', id).execute();
    expect((await send(localizador, RG)).statusCode).toBe(200);
    await sendQueued(server.services.database, { send: () => Promise.reject(new Refused('550')) });
    expect(found(await find(localizador, RG)).email).toBeNull();
    expect(codeOf(await send(localizador, RG))).toBe('SEM_EMAIL');
    await db.updateTable('pedido').set({ comprador_email: 'eva@itape.test' }).where('id', '=', id).execute();
    await db.updateTable('bilhete').set({ situacao: 'cancelado' }).where('pedido_id', '=', id).execute();
    expect(codeOf(await send(localizador, RG))).toBe('SEM_EMAIL');
  });
});

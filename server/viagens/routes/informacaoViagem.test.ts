import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA, umaViagem } from '../../../tests/support/viagensDeTeste';
import { resumoOnibus } from '../../../src/domain/viagens/onibus/resumoOnibus';
import type { MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import type { InformacaoViagem, PartidaPainel } from '../../../src/domain/wire/viagens/viagens';
import type { NovoStatusViagem } from '../../../src/domain/wire/viagens/operacao';
import { localTime, plusMinutes } from '../localTime';
import type { Server } from '../../createServer';
import { simulateStatus } from '../../sandbox/simulateStatus';
import { today } from '../../platform/database/today';
import { catalogues } from '../../../src/words/catalogues';

let server: Server;
const { saoPaulo, resende, rio, ilhaDoMel } = lugares;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}) => server.app.inject({ url, query });
const informacao = async (id: string) => (await get(`/api/Viagens/${id}`)).json<{ data: InformacaoViagem }>().data;
const say = (
  id: string,
  status: Partial<NovoStatusViagem> & Record<string, unknown>,
  headers = signedInAs('chefe', 'Admin'),
) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Viagens/${id}/Status`,
    headers,
    payload: { situacao: 'prevista', atrasoMinutos: 0, motivo: 'chuva', ...status },
  });
/** Moves a departure so that it leaves its first stop in so many minutes. */
const leavesIn = (id: string, minutos: number) =>
  sql`update partida set saida = now() + make_interval(mins => ${minutos}::int) where id = ${id}::bigint`.execute(
    server.services.database.db,
  );
/** 45 minutes later, by the clock of the place. */
function toPrevisao(planned: Date, fuso: string) {
  const { dia, hora } = localTime(plusMinutes(planned, 45), fuso);
  return { dia, hora };
}
/** A departure from São Paulo by Resende (240 min, stands 10) to Rio (390), which leaves in so many minutes. */
async function umaPartida(dias: number, minutos: number): Promise<string> {
  const { id } = await umaViagem(server, saoPaulo, rio, dias);
  await leavesIn(id, minutos);
  return id;
}

// First, before departures are moved about.
describe('GET /api/Viagens/Painel', () => {
  const board = async (origem: string, destino: string, data: string) =>
    get('/api/Viagens/Painel', { localidadeOrigem: origem, localidadeDestino: destino, data });

  it('holds every departure of the day by the clock of the stop, those that have left too', async () => {
    const { data } = (await board(resende, rio, daquiA(0))).json<{ data: PartidaPainel[] }>();
    expect(data.map(({ partida, chegada }) => [partida.hora, chegada.hora])).toEqual([
      ['03:40', '06:00'],
      ['12:10', '14:30'],
    ]);
    // The platform of the timetable is that of the first stop, which this is not.
    expect(data[0]).toMatchObject({ linha: '08-0001-00', plataforma: null, atrasoMinutos: 0 });
  });

  it('is empty where no line runs, and says which places it does not know', async () => {
    expect((await board(saoPaulo, ilhaDoMel, daquiA(1))).json()).toEqual({ data: [] });
    expect((await board(saoPaulo, '999', daquiA(1))).statusCode).toBe(404);
  });
});

describe('GET /api/Viagens/{id}', () => {
  it('tells every stop of a departure in its order, and nothing of who is on board', async () => {
    const [viagem] = await buscarViagens(server, saoPaulo, rio, daquiA(5));
    const data = await informacao(viagem?.id ?? '');
    expect(data).toMatchObject({ situacao: 'no_horario', atrasoMinutos: 0, direitos: [], atualizadoEm: null });
    expect(data.paradas.map(({ localidade, hora }) => [localidade.nome, hora])).toEqual([
      ['São Paulo', '08:00'],
      ['Resende', '12:10'],
      ['Rio de Janeiro', '14:30'],
    ]);
    // Resende is reached ten minutes before it is left: its arrival is the one that a card to Resende shows.
    const [card] = await buscarViagens(server, saoPaulo, resende, daquiA(5));
    expect(data.paradas.map(({ chegada }) => chegada)).toEqual([
      undefined,
      { dia: daquiA(5), hora: card?.chegada.hora },
      undefined,
    ]);
    expect(card?.chegada.hora).toBe('12:00');
    expect(data.paradas.some((parada) => 'previsao' in parada || 'situacao' in parada)).toBe(false);
    expect(JSON.stringify(data)).not.toMatch(/passageiro|poltrona|documento/i);
  });

  it('tells the classes and the equipment of the coach, by its plan', async () => {
    const [viagem] = await buscarViagens(server, saoPaulo, rio, daquiA(5));
    const { onibus } = await informacao(viagem?.id ?? '');
    const classes = onibus?.classes.map(({ classe }) => classe) ?? [];
    expect(classes.toSorted()).toEqual(viagem?.classes.map(({ classe }) => classe).toSorted());
    const mapa = await get(`/api/Viagens/${viagem?.id}/Poltronas`, {
      localidadeOrigem: saoPaulo,
      localidadeDestino: rio,
    });
    expect(onibus).toEqual(resumoOnibus(mapa.json<{ data: MapaPoltronas }>().data));
  });

  it.each([
    [9, 20, 'embarque', ['adiante', 'adiante', 'adiante']],
    [10, -60, 'em_viagem', ['passou', 'adiante', 'adiante']],
    [11, -245, 'em_viagem', ['passou', 'aqui', 'adiante']],
    [14, -400, 'encerrada', ['passou', 'passou', 'passou']],
  ])(
    'goes by the clock: the departure of day %i, %i minutes before its hour, is %s',
    async (dias, minutos, situacao, places) => {
      const data = await informacao(await umaPartida(dias, minutos));
      expect(data.situacao).toBe(situacao);
      expect(data.paradas.map((parada) => parada.situacao)).toEqual(places);
    },
  );

  it('has the coach at its first stop where operations said that it boards', async () => {
    const id = await umaPartida(9, 20);
    await say(id, { situacao: 'embarque' });
    expect((await informacao(id)).paradas.map(({ situacao }) => situacao)).toEqual(['aqui', 'adiante', 'adiante']);
  });

  it('does not know a departure that does not exist', async () => {
    const reply = await get('/api/Viagens/999');
    expect([reply.statusCode, reply.json().erros[0].codigo]).toEqual([404, 'VIAGEM_NAO_ENCONTRADA']);
  });
});

describe('PUT /api/Viagens/{id}/Status', () => {
  it('tells a delay with every hour expected anew, the platform and the reason', async () => {
    const id = await umaPartida(6, 10 * 60);
    const planned = (await informacao(id)).paradas;
    const reply = await say(id, { atrasoMinutos: 45, plataforma: '7', observacao: 'Aguarde no portão B.' });
    expect(reply.statusCode).toBe(200);
    expect(await informacao(id)).toMatchObject({
      situacao: 'atrasada',
      atrasoMinutos: 45,
      plataforma: '7',
      motivo: 'Chuva forte na estrada.',
      observacao: 'Aguarde no portão B.',
      atualizadoEm: expect.any(String),
      direitos: [],
      paradas: planned.map((parada) => {
        const { dia, hora } = localTime(plusMinutes(new Date(parada.instante), 45), parada.localidade.fuso);
        const stands = parada.chegada && {
          chegada: {
            ...parada.chegada,
            previsao: toPrevisao(new Date(new Date(parada.instante).getTime() - 10 * 60_000), parada.localidade.fuso),
          },
        };
        return { hora: parada.hora, previsao: { dia, hora }, ...stands };
      }),
    });
  });

  it.each([
    [60, []],
    [61, ['Lei 11.975/2009, art. 3º']],
    [181, ['Lei 11.975/2009, art. 3º', 'Lei 11.975/2009, art. 4º']],
  ])('opens, at %i minutes of delay, the rights of the law: %j', async (atrasoMinutos, bases) => {
    const id = await umaPartida(7, 10 * 60);
    await say(id, { atrasoMinutos });
    const { direitos } = await informacao(id);
    expect(direitos.map(({ baseLegal }) => baseLegal)).toEqual(bases);
    // The screen says the rights of today in its language, by these very texts.
    const texts = direitos.flatMap(({ titulo, texto, baseLegal }) => [titulo, texto, baseLegal]);
    expect(texts.filter((text) => catalogues.en?.[text] === undefined)).toEqual([]);
  });

  it('goes by the law of the day: what is not in force yet opens nothing', async () => {
    const { db } = server.services.database;
    await sql`insert into direito_atraso values ('BR', ${today} + 30, 60, 'Nova regra', 'x', 'Lei futura'),
      ('BR', ${today} - 30, 60, 'Regra atual', 'y', 'Lei atual')`.execute(db);
    const id = await umaPartida(8, 10 * 60);
    await say(id, { atrasoMinutos: 90 });
    expect((await informacao(id)).direitos).toEqual([{ titulo: 'Regra atual', texto: 'y', baseLegal: 'Lei atual' }]);
    await sql`delete from direito_atraso where base_legal in ('Lei futura', 'Lei atual')`.execute(db);
  });

  it('takes a cancelled departure off sale', async () => {
    const viagens = await buscarViagens(server, saoPaulo, rio, daquiA(12));
    const id = viagens[0]?.id ?? '';
    await say(id, { situacao: 'cancelada', motivo: 'interdicao' });
    expect(await informacao(id)).toMatchObject({ situacao: 'cancelada', motivo: 'Estrada interditada.' });
    const again = await say(id, { situacao: 'prevista' });
    expect([again.statusCode, again.json().erros[0].codigo]).toEqual([409, 'VIAGEM_CANCELADA']);

    const query = { localidadeOrigem: saoPaulo, localidadeDestino: rio, data: daquiA(12) };
    const board = (await get('/api/Viagens/Painel', query)).json<{ data: PartidaPainel[] }>().data;
    expect(board.find((one) => one.id === id)?.situacao).toBe('cancelada');
  });

  it.each([
    ['a traveller', signedInAs('cliente'), 403],
    ['nobody', { authorization: '' }, 401],
  ])('is not for %s', async (_, headers, status) => {
    const { id } = await umaViagem(server, saoPaulo, rio, 13);
    const { authorization } = headers;
    expect((await say(id, {}, authorization ? { authorization } : ({} as never))).statusCode).toBe(status);
  });

  it.each([
    [{ atrasoMinutos: -1 }],
    [{ atrasoMinutos: 1441 }],
    [{ situacao: 'voando' }],
    [{ motivo: 'Receba o reembolso em https://golpe.example' }],
    [{ observacao: 'x'.repeat(201) }],
    [{ passageiros: [] }],
  ])('refuses %j', async (status) => {
    const { id } = await umaViagem(server, saoPaulo, rio, 13);
    expect((await say(id, status as never)).statusCode).toBe(400);
  });

  it('does not know a departure that does not exist', async () => {
    expect((await say('999', {})).statusCode).toBe(404);
  });
});

describe('the demonstration', () => {
  it('makes the same departures late at every start, and never says more than operations did', async () => {
    const { db } = server.services.database;
    await db.deleteFrom('partida_status').execute();
    // Three hundred departures of today that leave within the hour.
    await sql`insert into horario select 1000 + n, 1, 127, 480, 1, date '2020-01-01' from generate_series(1, 300) n`.execute(
      db,
    );
    await sql`insert into partida
      select (1000 + n)::bigint * 100000 + (hoje - date '2020-01-01'), 1, 1000 + n, hoje, now() + interval '1 hour', 1, 46, 'programada', null
      from generate_series(1, 300) n, (select (now() at time zone 'America/Sao_Paulo')::date as hoje) d`.execute(db);
    const rows = () =>
      db.selectFrom('partida_status').select(['partida_id', 'atraso_min', 'motivo']).orderBy('partida_id').execute();
    await simulateStatus(server.services.database);
    const first = await rows();
    // Some, not all: and the same ones once more.
    expect(first.length).toBeGreaterThan(20);
    expect(first.length).toBeLessThan(60);
    await db.deleteFrom('partida_status').execute();
    await simulateStatus(server.services.database);
    expect(await rows()).toEqual(first);
    expect(first.every(({ atraso_min, motivo }) => atraso_min >= 10 && atraso_min < 240 && motivo)).toBe(true);

    const [one] = first;
    if (one) await say(one.partida_id, { atrasoMinutos: 5 });
    await simulateStatus(server.services.database);
    expect((await rows()).map(({ atraso_min }) => atraso_min)).toEqual(
      first.map((row) => (row === one ? 5 : row.atraso_min)),
    );
  });
});

import { sql } from 'kysely';
import { addDias, formatDia } from '../../src/domain/base/data';
import type { ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { InformacaoViagem } from '../../src/domain/wire/viagens/viagens';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { reserve, reservaOf, endIn } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { changed, feed } from './testdata/feeds';
import { importFiles } from './testdata/importFiles';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

/** A day of its own for each test, since seats that one takes keep their departure in the next. */
let dia = daquiA(4);
beforeEach(() => {
  dia = addDias(dia, 3);
});
const search = async (termo: string): Promise<Localidade[]> =>
  (await server.app.inject({ url: '/api/Localidades', query: { termo } })).json<{ data: Localidade[] }>().data;
const placeId = async (terminal: string): Promise<string> =>
  (await search(terminal)).find((place) => place.terminal === terminal)?.id ?? '';
const hours = async (origem: string, destino: string, day = dia) =>
  (await buscarViagens(server, origem, destino, day)).map(({ partida }) => partida.hora);
/** All that an import may write, by number of rows and content. */
async function state(): Promise<unknown> {
  const tables = ['localidade', 'linha', 'linha_par', 'tarifa', 'layout', 'horario', 'partida', 'catalogo_origem'];
  const sums = tables.map(
    (table) => sql`(select count(*) || md5(string_agg(t::text, ',' order by t::text)) from ${sql.table(table)} t)`,
  );
  const versions = sql`(select count(*) from catalogo_versao)`;
  const { rows } =
    await sql`select ${sql.join([...sums, versions].map((sum, i) => sql`${sum} as ${sql.ref(`c${i}`)}`))}`.execute(
      server.services.database.db,
    );
  return rows[0];
}
const importAndLoad = async (
  ...args: Parameters<typeof importFiles> extends [Server, ...infer Rest] ? Rest : never
) => {
  const done = await importFiles(server, ...args);
  await server.services.catalogue.refresh();
  return done;
};
/** Each hour of a run, one hour later. */
const later: Readonly<Record<string, string>> = { '08': '09', '12': '13', '14': '15' };

/** Holds the first seat of the first departure of a day. */
async function holdOne(origem: string, destino: string, day = dia) {
  const [viagem] = await buscarViagens(server, origem, destino, day);
  const trecho = { viagemId: viagem?.id ?? '', localidadeOrigem: origem, localidadeDestino: destino, poltronas: [1] };
  return { trecho, reply: await reserve(server, [trecho]) };
}

describe('the import of a feed', () => {
  /** A seat of the catalogue of before, and the words of the import that ended its line. */
  let sold: Awaited<ReturnType<typeof holdOne>> & { dia: string; printed: string[] };

  it('takes the place of the catalogue that stood, which a preview only announces', async () => {
    const held = await holdOne(lugares.saoPaulo, lugares.rio);
    const before = await state();
    const previa = await importAndLoad(feed, '--previa');
    expect(previa.printed).toEqual(
      expect.arrayContaining([
        'Linhas: entram 2, mudam 0, saem 3',
        'Localidades: entram 3, mudam 0, saem 5',
        '  Linha nova: 08-0001 São Paulo – Rio',
        '  Linha encerrada: 19-0002-00 19-0002-00',
        'Foi só uma prévia: nada foi gravado.',
      ]),
    );
    expect(await state()).toEqual(before);
    expect(await hours(lugares.saoPaulo, lugares.rio)).toEqual(['08:00', '23:30']);

    const done = await importAndLoad(feed);
    sold = { ...held, dia, printed: done.printed };
    expect([done.code, done.printed.at(-1)]).toEqual([0, 'Gravado.']);
    expect(done.printed.filter((line) => line.startsWith('Partidas'))).toEqual(
      previa.printed.filter((line) => line.startsWith('Partidas')),
    );
    const [tiete, rio] = [await placeId('Terminal Tietê'), await placeId('Rodoviária Novo Rio')];
    expect(await hours(tiete, rio)).toEqual(['08:00', '23:30']);
    expect((await search('campo grande')).map(({ nome }) => nome)).toEqual([]);
    expect(await hours(lugares.saoPaulo, lugares.rio)).toEqual([]);
  });

  it('leaves what was sold as it was sold, lists it, and sells no more of it', async () => {
    const { trecho, reply, printed } = sold;
    const kept = `  ${formatDia(sold.dia)} 08:00 08-0001-00 08-0001-00, poltronas tomadas: 1; não está mais no quadro de horários`;
    expect(printed).toEqual(expect.arrayContaining(['Ficam como foram vendidas, fora de venda (1):', kept]));
    const info = await server.app.inject({ url: `/api/Viagens/${trecho.viagemId}` });
    expect(info.json<{ data: InformacaoViagem }>().data.paradas.map(({ hora }) => hora)).toEqual([
      '08:00',
      '12:10',
      '14:30',
    ]);
    const mine = await server.app.inject({ url: `/api/Reservas/${reservaOf(reply).id}`, headers: signedInAs('ana') });
    expect(mine.json<{ data: ReservaPropria }>().data.trechos).toEqual([trecho]);
    expect((await reserve(server, [{ ...trecho, poltronas: [2] }])).statusCode).toBe(400);
  });

  it('changes nothing when the same feed comes again', async () => {
    await importAndLoad(feed);
    const before = await state();
    const again = await importAndLoad(feed);
    expect(again.printed.slice(0, 2)).toEqual([
      'O catálogo já está assim: nada muda.',
      'Partidas: entram 0, mudam 0, saem 0',
    ]);
    expect(again.printed.at(-1)).toBe('Nada foi gravado.');
    expect(await state()).toEqual(before);
  });

  it('moves the departures of a run whose time changes, but not one that was sold, until the feed agrees with it again', async () => {
    await importAndLoad(feed);
    const [tiete, rio] = [await placeId('Terminal Tietê'), await placeId('Rodoviária Novo Rio')];
    const { trecho, reply } = await holdOne(tiete, rio);
    const moved = ['08:00:00,08:00:00', '12:00:00,12:10:00', '14:30:00,14:30:00'].reduce(
      (files, times) =>
        changed(
          files,
          'stop_times.txt',
          times,
          times.replaceAll(/\d\d(?=:\d\d:)/g, (hour) => later[hour] ?? hour),
        ),
      feed,
    );
    const { printed } = await importAndLoad(moved);
    expect(printed.filter((line) => line.includes('o quadro tem outra hora'))).toHaveLength(1);
    expect(await hours(tiete, rio)).toEqual(['23:30']);
    expect(await hours(tiete, rio, addDias(dia, 1))).toEqual(['09:00', '23:30']);
    const refused = await reserve(server, [{ ...trecho, poltronas: [2] }]);
    expect([refused.statusCode, refused.json().erros[0].codigo]).toEqual([409, 'VIAGEM_FORA_DE_VENDA']);

    await importAndLoad(feed);
    expect(await hours(tiete, rio)).toEqual(['08:00', '23:30']);
    expect((await reserve(server, [{ ...trecho, poltronas: [2] }])).statusCode).toBe(201);
    expect(reply.statusCode).toBe(201);
  });

  it('lets go of a departure that a lapsed hold had kept', async () => {
    await importAndLoad(feed);
    const [tiete, rio] = [await placeId('Terminal Tietê'), await placeId('Rodoviária Novo Rio')];
    const { reply } = await holdOne(tiete, rio);
    const without = {
      ...feed,
      'calendar_dates.txt': `service_id,date,exception_type\nsempre,${dia.replaceAll('-', '')},2`,
    };
    expect((await importAndLoad(without)).printed).toContain('Ficam como foram vendidas, fora de venda (2):');
    await endIn(server, reservaOf(reply).id, -1000);
    await sql`delete from ocupacao where reserva_id = ${reservaOf(reply).id}::uuid`.execute(
      server.services.database.db,
    );
    expect((await importAndLoad(without)).printed).toContain('Partidas: entram 0, mudam 0, saem 1');
    const url = `/api/Reservas/${reservaOf(reply).id}`;
    expect((await server.app.inject({ url, headers: signedInAs('ana') })).statusCode).toBe(200);
  });

  it('gives answers of the new catalogue at once, also to a client that kept one of before', async () => {
    await importAndLoad(feed);
    const query = {
      localidadeOrigem: await placeId('Terminal Tietê'),
      localidadeDestino: await placeId('Rodoviária Novo Rio'),
      dataPartida: dia,
    };
    const first = await server.app.inject({ url: '/api/Viagens', query });
    await importAndLoad(changed(feed, 'fare_attributes.txt', '120.00', '130.00'));
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await server.app.inject({ url: '/api/Viagens', query, headers });
    expect(second.statusCode).toBe(200);
    expect(second.json().data[0].menorPrecoCentavos).toBe(13000);
    const said = await server.app.inject({
      method: 'POST',
      url: '/api/Chatbot/Mensagens',
      payload: { mensagemId: 'm1', texto: 'de campo grande para resende amanhã' },
    });
    expect(said.body).not.toContain('"nome":"Campo Grande"');
  });

  it('writes nothing of a feed with faults, and names them', async () => {
    const before = await state();
    const { code, printed } = await importAndLoad(changed(feed, 'trips.txt', 'sprj,uteis', 'xxxx,uteis'));
    expect([code, printed[0]]).toEqual([1, 'O arquivo tem erros, e nada foi gravado (1):']);
    expect(printed[1]).toBe('  trips.txt, linha 4: route_id: xxxx não está em routes.txt');
    expect(await state()).toEqual(before);
  });

  it('is kept when a server starts again with its seed', async () => {
    await importAndLoad(feed);
    const { seedCatalogue } = await import('../viagens/seedCatalogue');
    const { database } = server.services;
    const source = { versao: 'outra', rows: () => Promise.reject(new Error('not asked')) as never };
    expect(await database.transaction((tx) => seedCatalogue(tx, source))).toBe(false);
  });
});

import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../../tests/support/viagensDeTeste';
import { addDias } from '../../../src/domain/base/data';
import { DIAS_DE_VENDA } from '../../../src/domain/viagens/vendas';
import type { Localidade, LocalidadeNoMapa, LocalidadeSugerida } from '../../../src/domain/wire/lugares/localidades';
import type { MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import type { DiaCalendario } from '../../../src/domain/wire/viagens/viagens';
import type { Server } from '../../createServer';

let server: Server;
const dia = daquiA(5);
const { saoPaulo, resende, rio, campoGrande, ilhaDoMel } = lugares;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}) => server.app.inject({ url, query });
const codigo = async (url: string, query: Record<string, string>) => {
  const reply = await get(url, query);
  return [reply.statusCode, reply.json().erros?.[0]?.codigo];
};
const trecho = (localidadeOrigem: string, localidadeDestino: string) => ({ localidadeOrigem, localidadeDestino });

describe('GET /api/Localidades', () => {
  const names = async (query: Record<string, string>) =>
    (await get('/api/Localidades', query)).json<{ data: Localidade[] }>().data.map(({ nome }) => nome);

  it('finds a place without its accent, and by its nickname', async () => {
    expect((await names({ termo: 'sao paulo' }))[0]).toBe('São Paulo');
    expect((await names({ termo: 'Sampa' }))[0]).toBe('São Paulo');
  });

  it('offers only places served from the origin', async () => {
    expect((await names({ origem: resende })).sort()).toEqual(['Rio de Janeiro', 'São Paulo']);
    expect(await names({ origem: ilhaDoMel })).toEqual([]);
  });

  it('offers those with one change too, marked, unless only direct ones are wanted', async () => {
    const marked = async (query: Record<string, string>) =>
      (await get('/api/Localidades', { origem: campoGrande, ...query }))
        .json<{ data: LocalidadeSugerida[] }>()
        .data.map(({ nome, trocas = 0 }) => [nome, trocas]);
    expect(await marked({})).toEqual([
      ['São Paulo', 0],
      ['Resende', 1],
      ['Rio de Janeiro', 1],
    ]);
    expect(await marked({ termo: 'rio de janeiro' })).toEqual([['Rio de Janeiro', 1]]);
    expect(await marked({ trocas: '0' })).toEqual([['São Paulo', 0]]);
    expect(await codigo('/api/Localidades', { origem: campoGrande, trocas: '2' })).toEqual([400, 'VALOR_INVALIDO']);
  });

  it('does not know an origin that does not exist', async () => {
    expect(await codigo('/api/Localidades', { origem: '999' })).toEqual([404, 'LOCALIDADE_NAO_ENCONTRADA']);
  });
});

describe('GET /api/Localidades/:id', () => {
  it('names the place of an address, and says where there is none', async () => {
    expect((await get(`/api/Localidades/${saoPaulo}`)).json()).toMatchObject({
      data: { id: saoPaulo, nome: 'São Paulo' },
    });
    expect(await codigo('/api/Localidades/999', {})).toEqual([404, 'LOCALIDADE_NAO_ENCONTRADA']);
  });
});

describe('GET /api/Localidades/Mapa', () => {
  it('tells where each place is that one can leave from', async () => {
    const reply = await get('/api/Localidades/Mapa');
    const { data } = reply.json<{ data: LocalidadeNoMapa[] }>();
    expect(data.map(({ id }) => id).sort()).toEqual([saoPaulo, resende, rio, campoGrande].sort());
    expect(data.find(({ id }) => id === rio)).toMatchObject({ nome: 'Rio de Janeiro', lat: -22.899, lon: -43.209 });
  });
});

describe('GET /api/Viagens', () => {
  it('answers departures in order, with local times, duration, free seats and the whole price', async () => {
    const viagens = await buscarViagens(server, saoPaulo, rio, dia);
    expect(viagens.map(({ partida }) => partida.hora)).toEqual(['08:00', '23:30']);
    expect(viagens[0]).toMatchObject({
      linha: '08-0001-00',
      partida: { dia, hora: '08:00', instante: `${dia}T08:00:00-03:00` },
      chegada: { dia, hora: '14:30' },
      duracaoMinutos: 390,
      poltronasLivres: 46,
      menorPrecoCentavos: 430 * 30 + 600 + 500 + 150,
    });
  });

  it('goes by the day at the boarding stop: a coach of the night before boards after midnight', async () => {
    const viagens = await buscarViagens(server, resende, rio, dia);
    expect(viagens.map(({ partida }) => [partida.dia, partida.hora])).toEqual([
      [dia, '03:40'],
      [dia, '12:10'],
    ]);
  });

  it('goes by the clocks of each place where the coach crosses a time zone [TZ1]', async () => {
    const [viagem] = await buscarViagens(server, campoGrande, saoPaulo, dia);
    expect(viagem?.partida).toMatchObject({ dia, hora: '23:30', instante: `${dia}T23:30:00-04:00` });
    expect(viagem?.chegada).toMatchObject({ dia: addDias(dia, 1), hora: '15:30' });
    expect(viagem?.duracaoMinutos).toBe(900);
  });

  it('names each class on board with its own price and seats, the cheapest first', async () => {
    const [viagem] = await buscarViagens(server, campoGrande, saoPaulo, dia);
    expect(viagem?.classes.map(({ classe, poltronasLivres }) => [classe, poltronasLivres])).toEqual([
      ['executivo', 32],
      ['leito', 12],
    ]);
    expect(viagem?.poltronasLivres).toBe(44);
  });

  it.each([
    ['a day that is over', saoPaulo, rio, daquiA(-2)],
    ['places that no line joins', saoPaulo, ilhaDoMel, dia],
    ['the wrong direction of a line', saoPaulo, campoGrande, dia],
  ])('answers an empty list for %s', async (_, origem, destino, data) => {
    expect(await buscarViagens(server, origem, destino, data)).toEqual([]);
  });

  it('leaves out what has already left today', async () => {
    const viagens = await buscarViagens(server, saoPaulo, rio, daquiA(0));
    const now = Date.now();
    expect(viagens.every(({ partida }) => Date.parse(partida.instante) > now)).toBe(true);
  });

  it('answers the last day of sale, and nothing of the day after it, whose departures are there already', async () => {
    expect(await buscarViagens(server, saoPaulo, rio, daquiA(DIAS_DE_VENDA))).toHaveLength(2);
    expect(await buscarViagens(server, saoPaulo, rio, daquiA(DIAS_DE_VENDA + 1))).toEqual([]);
  });

  it.each([
    [{ ...trecho(saoPaulo, saoPaulo), dataPartida: dia }, 400, 'MESMA_LOCALIDADE'],
    [{ ...trecho(saoPaulo, '999'), dataPartida: dia }, 404, 'LOCALIDADE_NAO_ENCONTRADA'],
    [{ ...trecho(saoPaulo, rio), dataPartida: '2026-02-30' }, 400, 'DATA_INVALIDA'],
    [{ ...trecho(saoPaulo, rio), dataPartida: dia, idaVolta: 'true' }, 400, 'CAMPO_DESCONHECIDO'],
  ])('refuses %j', async (query, status, expected) => {
    expect(await codigo('/api/Viagens', query)).toEqual([status, expected]);
  });

  it('does not send again what the client already has', async () => {
    const query = { ...trecho(saoPaulo, rio), dataPartida: dia };
    const { headers } = await get('/api/Viagens', query);
    const again = await server.app.inject({
      url: '/api/Viagens',
      query,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('GET /api/Viagens/Calendario', () => {
  const ask = (inicio: string, fim: string, destino: string = rio) =>
    get('/api/Viagens/Calendario', { ...trecho(saoPaulo, destino), inicio, fim });

  it('gives the lowest price of each day, and none where nothing leaves', async () => {
    const { data } = (await ask(daquiA(-1), daquiA(2))).json<{ data: DiaCalendario[] }>();
    expect(data.map(({ data: day }) => day)).toEqual([daquiA(-1), daquiA(0), daquiA(1), daquiA(2)]);
    expect(data[0]?.menorPrecoCentavos).toBeNull();
    expect(data[2]?.menorPrecoCentavos).toBe(14_150);
  });

  it('prices no day after the last of sale', async () => {
    const last = await ask(daquiA(DIAS_DE_VENDA), daquiA(DIAS_DE_VENDA + 1));
    const { data } = last.json<{ data: DiaCalendario[] }>();
    expect(data.map(({ menorPrecoCentavos }) => menorPrecoCentavos)).toEqual([14_150, null]);
  });

  it.each([
    ['its end before its beginning', daquiA(2), daquiA(1)],
    ['more than 62 days', daquiA(0), daquiA(62)],
  ])('refuses a period with %s', async (_, inicio, fim) => {
    expect((await ask(inicio, fim)).json().erros[0].codigo).toBe('PERIODO_INVALIDO');
  });
});

describe('GET /api/Viagens/{id}/Poltronas', () => {
  it('draws the coach with its seats, what else stands in it, and the price of each class', async () => {
    const [viagem] = await buscarViagens(server, saoPaulo, rio, dia);
    const { data } = (await get(`/api/Viagens/${viagem?.id}/Poltronas`, trecho(saoPaulo, rio))).json<{
      data: MapaPoltronas;
    }>();
    expect(data.poltronas).toHaveLength(46);
    expect(data.poltronas[0]).toMatchObject({
      numero: 1,
      posicao: 'janela',
      classe: 'convencional',
      situacao: 'livre',
    });
    expect(data.poltronas[1]?.posicao).toBe('corredor');
    expect(data.recursos).toEqual([{ tipo: 'wc', andar: 1, fila: 12, coluna: 3 }]);
    expect(data.precos.map(({ preco }) => preco.totalCentavos)).toEqual([14_150]);
  });

  it('refuses a part that the departure does not run', async () => {
    const [viagem] = await buscarViagens(server, saoPaulo, rio, dia);
    const url = `/api/Viagens/${viagem?.id}/Poltronas`;
    expect(await codigo(url, trecho(rio, saoPaulo))).toEqual([400, 'TRECHO_INVALIDO']);
  });
});

describe('the API describes itself', () => {
  it('says that it is ready', async () => {
    expect((await get('/api/saude')).json().data.situacao).toBe('pronto');
    expect((await get('/api/pronto')).json()).toEqual({ data: { situacao: 'pronto' } });
    server.services.readiness.pronto = false;
    expect([(await get('/api/pronto')).statusCode, (await get('/api/vivo')).statusCode]).toEqual([503, 200]);
    expect((await get('/api/saude')).statusCode).toBe(503);
    server.services.readiness.pronto = true;
  });

  it('tells the web where its identity provider is', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      versao: '8.16.1',
      cpfDeTeste: false,
      avisosPorTelefone: true,
      catalogoVazio: false,
      pagina: {
        rodape: expect.arrayContaining([expect.stringContaining('CNPJ 12.345.678/0001-95')]),
        rotas: expect.arrayContaining([
          { origem: { id: saoPaulo, nome: 'São Paulo' }, destino: { id: rio, nome: 'Rio de Janeiro' } },
        ]),
      },
      identity: { clientId: expect.any(String), userPoolId: expect.any(String) },
    });
  });

  it('publishes every route under /api and the public feeds in OpenAPI 3.1, and nothing else', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const paths = Object.keys(document.paths);
    expect(paths).toEqual(expect.arrayContaining(['/api/Viagens', '/api/Viagens/{id}/Poltronas', '/api/Reservas']));
    const feeds = [
      '/gtfs.zip',
      '/gtfs-rt/trip-updates',
      ...['', '/en', '/es'].flatMap((language) =>
        ['/onibus', '/onibus/{destino}', '/onibus/{origem}/{destino}'].map((page) => language + page),
      ),
      '/sitemap.xml',
      '/acompanhar/{token}',
    ];
    expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual(feeds);
  });

  it('answers an unknown address of the API with a problem', async () => {
    expect(await codigo('/api/Nada', {})).toEqual([404, 'NAO_ENCONTRADO']);
  });
});

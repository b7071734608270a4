import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { reserve } from '../../../tests/support/reservasDeTeste';
import { startServer } from '../../../tests/support/startServer';
import { daquiA, freePoltronas } from '../../../tests/support/viagensDeTeste';
import type { Alternativa, Conexao, DiaCalendario } from '../../../src/domain/wire/viagens/viagens';
import type { Server } from '../../createServer';

let server: Server;
const dia = daquiA(5);
const { saoPaulo, resende, rio, campoGrande, ilhaDoMel } = lugares;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}) => server.app.inject({ url, query });
const trecho = (localidadeOrigem: string, localidadeDestino: string) => ({ localidadeOrigem, localidadeDestino });

describe('GET /api/Viagens/Conexoes', () => {
  const ask = (origem: string, destino: string, data: string) =>
    get('/api/Viagens/Conexoes', { ...trecho(origem, destino), dataPartida: data });

  beforeAll(async () => {
    // The morning coach of the day after waits for those who come from Campo Grande, who arrive at 15:30.
    await sql`update partida set saida = saida + interval '9 hours'
      where linha_id = 1 and data = ${daquiA(21)}::date and horario_id = 10`.execute(server.services.database.db);
  });

  it('joins two departures with a fair time between, which are held together or not at all', async () => {
    const { data } = (await ask(campoGrande, rio, daquiA(20))).json<{ data: Conexao[] }>();
    expect(data).toMatchObject([
      {
        trechos: [
          { partida: { hora: '23:30' }, chegada: { localidade: { id: saoPaulo }, hora: '15:30' } },
          {
            partida: { localidade: { id: saoPaulo }, hora: '17:00' },
            chegada: { localidade: { id: rio }, hora: '23:30' },
          },
        ],
        esperaMinutos: 90,
        duracaoMinutos: 1_380,
      },
    ]);
    const [one, other] = data[0]?.trechos ?? [];
    expect(data[0]?.menorPrecoCentavos).toBe((one?.menorPrecoCentavos ?? 0) + (other?.menorPrecoCentavos ?? 0));

    const held = await reserve(server, [
      { viagemId: one?.id, localidadeOrigem: campoGrande, localidadeDestino: saoPaulo, poltronas: [20] },
      { viagemId: other?.id, localidadeOrigem: saoPaulo, localidadeDestino: rio, poltronas: [7] },
    ]);
    expect(held.statusCode).toBe(201);
    const lost = await reserve(
      server,
      [
        { viagemId: one?.id, localidadeOrigem: campoGrande, localidadeDestino: saoPaulo, poltronas: [21] },
        { viagemId: other?.id, localidadeOrigem: saoPaulo, localidadeDestino: rio, poltronas: [7] },
      ],
      { who: 'bia' },
    );
    expect([lost.statusCode, lost.json().erros[0].codigo]).toEqual([409, 'POLTRONA_OCUPADA']);
    expect(await freePoltronas(server, one?.id ?? '', 'campoGrande', 'saoPaulo')).toContain(21);
  });

  it('says which benefits each of its two coaches has a place of', async () => {
    const { data } = (await ask(campoGrande, rio, daquiA(20))).json<{ data: Conexao[] }>();
    const todas = ['id_jovem', 'idoso', 'passe_livre'];
    expect(data[0]?.trechos.map(({ gratuidades }) => gratuidades)).toEqual([todas, todas]);
  });

  it('is in the prices by day as it is in the list of that day', async () => {
    const query = { ...trecho(campoGrande, rio), inicio: daquiA(18), fim: daquiA(22) };
    const days = (await get('/api/Viagens/Calendario', query)).json<{ data: DiaCalendario[] }>().data;
    const [listed] = (await ask(campoGrande, rio, daquiA(20))).json<{ data: Conexao[] }>().data;
    expect(listed?.menorPrecoCentavos).toBeGreaterThan(0);
    expect(days.map(({ menorPrecoCentavos }) => menorPrecoCentavos)).toEqual([
      null,
      null,
      listed?.menorPrecoCentavos,
      null,
      null,
    ]);
  });

  it.each([
    ['no fair time to change', campoGrande, rio, daquiA(24)],
    ['no place to change at', saoPaulo, ilhaDoMel, dia],
  ])('knows none where there is %s', async (_, origem, destino, data) => {
    expect((await ask(origem, destino, data)).json()).toEqual({ data: [] });
  });

  it('refuses places that are one', async () => {
    expect((await ask(rio, rio, dia)).json().erros[0].codigo).toBe('MESMA_LOCALIDADE');
  });
});

describe('GET /api/Viagens/Alternativas', () => {
  const ask = (origem: string, destino: string) =>
    get('/api/Viagens/Alternativas', { ...trecho(origem, destino), dataPartida: dia });

  it('tells the same day between terminals nearby, how far they are and what they cost', async () => {
    const { data } = (await ask(saoPaulo, rio)).json<{ data: Alternativa[] }>();
    expect(data).toMatchObject([
      { origem: { id: saoPaulo }, destino: { id: resende }, distanciaKm: 42, viagens: 2, menorPrecoCentavos: 9_350 },
    ]);
  });

  it('knows none where there is no terminal nearby', async () => {
    expect((await ask(campoGrande, saoPaulo)).json()).toEqual({ data: [] });
  });

  it('refuses places that are one', async () => {
    expect((await ask(rio, rio)).json().erros[0].codigo).toBe('MESMA_LOCALIDADE');
  });
});

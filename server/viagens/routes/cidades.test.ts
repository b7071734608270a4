import { sql } from 'kysely';
import type { Localidade, LocalidadeSugerida } from '../../../src/domain/wire/lugares/localidades';
import type { Alternativa, DiaCalendario, Viagem } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { reserve } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

const { saoPaulo, resende, rio } = lugares;
const cidade = String(900_000_000 + Math.min(Number(resende), Number(rio)));
const dia = daquiA(5);
let server: Server;

beforeAll(async () => {
  server = await startServer();
  const { db } = server.services.database;
  // A second terminal of Rio de Janeiro, where the coaches from São Paulo stop before they reach the first.
  await sql`update localidade set nome = 'Rio de Janeiro', terminal = 'Terminal de Resende', peso = 0
    where id = ${Number(resende)}`.execute(db);
  await sql`update semente set versao = versao || ' dois terminais' where nome = 'catalogo'`.execute(db);
  await server.services.catalogue.refresh();
}, START_MS);
afterAll(() => server.close());

const get = async <T>(url: string, query: Record<string, string> = {}) => {
  const reply = await server.app.inject({ url, query });
  return { status: reply.statusCode, data: reply.json<{ data: T }>().data };
};
const trecho = (localidadeOrigem: string, localidadeDestino: string) => ({ localidadeOrigem, localidadeDestino });

describe('a city with two terminals', () => {
  it('is offered before them to those who ask for cities', async () => {
    const ask = async (query: Record<string, string>) =>
      (await get<LocalidadeSugerida[]>('/api/Localidades', query)).data.map(({ id }) => id);
    expect(await ask({ termo: 'rio de janeiro', cidades: '1' })).toEqual([cidade, rio, resende]);
    expect(await ask({ termo: 'rio de janeiro', cidades: '1', origem: saoPaulo })).toEqual([cidade, rio, resende]);
    expect(await ask({ termo: 'rio de janeiro' })).toEqual([rio, resende]);
    expect(await ask({ termo: 'novo rio', cidades: '1' })).toEqual([rio]);
    expect(await ask({ termo: 'sampa', cidades: '1', origem: cidade })).toEqual([saoPaulo]);
  });

  it('is a place by its id', async () => {
    expect((await get<Localidade>(`/api/Localidades/${cidade}`)).data).toMatchObject({
      nome: 'Rio de Janeiro',
      terminal: 'Todos os terminais',
    });
  });

  it('is searched at all of them, each coach once', async () => {
    const query = { ...trecho(saoPaulo, cidade), dataPartida: dia };
    const { data } = await get<Viagem[]>('/api/Viagens', query);
    const novoRio = await get<Viagem[]>('/api/Viagens', { ...query, localidadeDestino: rio });
    expect(data.map(({ id }) => id)).toEqual(novoRio.data.map(({ id }) => id));
    expect(new Set(data.map(({ chegada }) => chegada.localidade.id))).toEqual(new Set([rio]));
  });

  it('has prices by day, and no terminals nearby but those of other cities', async () => {
    const days = await get<DiaCalendario[]>('/api/Viagens/Calendario', {
      ...trecho(saoPaulo, cidade),
      inicio: dia,
      fim: dia,
    });
    expect(days.data).toEqual([{ data: dia, menorPrecoCentavos: expect.any(Number) }]);
    const near = await get<Alternativa[]>('/api/Viagens/Alternativas', {
      ...trecho(saoPaulo, cidade),
      dataPartida: dia,
    });
    expect(near.data).toEqual([]);
  });

  it('is no place to board at: seats and holds name a terminal', async () => {
    const [viagem] = (await get<Viagem[]>('/api/Viagens', { ...trecho(saoPaulo, cidade), dataPartida: dia })).data;
    const id = viagem?.id ?? '';
    expect((await get(`/api/Viagens/${id}/Poltronas`, trecho(saoPaulo, cidade))).status).toBe(404);
    const held = await reserve(server, [{ viagemId: id, ...trecho(saoPaulo, cidade), poltronas: [7] }]);
    expect(held.statusCode).toBeGreaterThanOrEqual(400);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openModelCopy } from '../tests/support/modelCopy';
import { PRODUCTION } from '../tests/support/productionEnvironment';
import { readTestToken } from '../tests/support/startRoutes';
import { START_MS } from '../tests/support/startMs';
import { readConfig } from './config';
import { createServer, type Server } from './createServer';
import { openIdentityProvider } from './identityProvider';

let server: Server;
beforeAll(async () => {
  const config = readConfig(PRODUCTION);
  const identity = { ...openIdentityProvider(config, () => undefined), verifyToken: readTestToken };
  server = await createServer(config, { database: await openModelCopy(), identity });
}, START_MS);
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { host: 'itape.test' } });

describe('a new installation in production', () => {
  it.each([
    'localidade',
    'linha',
    'horario',
    'tarifa',
    'layout',
    'partida',
    'cupom',
    'seguro_viagem',
    'conta',
    'agencia_operador',
    'agencia_estabelecimento',
    'encomenda',
    'encomenda_faixa',
    'encomenda_regra',
    'pedido',
    'companhia_versao',
    'contrato',
  ])('has no invented row in %s', async (table) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.services.database.db,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('tells the web that nothing is for sale', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      catalogoVazio: true,
      pagina: { rodape: ['A empresa ainda não informou nome, CNPJ, endereço e contatos.'], rotas: [] },
    });
  });

  it('answers the reads of the screens with nothing', async () => {
    expect((await get('/api/Localidades?termo=sao')).json()).toEqual({ data: [] });
    expect((await get('/api/Localidades/Mapa')).json()).toEqual({ data: [] });
    expect((await get('/api/Destinos')).json()).toEqual({ data: [] });
    expect((await get('/gtfs.zip')).statusCode).toBe(404);
    expect((await get('/gtfs-rt/trip-updates')).statusCode).toBe(200);
  });

  it.each(['quero ir de São Paulo para o Rio amanhã', 'viagem para Curitiba'])(
    'has the assistant say so to “%s”',
    async (texto) => {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/Chatbot/Mensagens',
        headers: { host: 'itape.test' },
        payload: { texto, mensagemId: randomUUID() },
      });
      expect(reply.body).toContain('Ainda não há viagens à venda');
    },
  );
});

import { sql } from 'kysely';
import { METRICAS } from '../../../src/domain/aplicativo/vitais';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import type { Desempenho } from '../../../src/domain/wire/administracao/desempenho';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { forgetVitais } from '../desempenho/vitalRepository';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
beforeEach(() => sql`delete from vital_dia`.execute(db()));

const db = () => server.services.database.db;
const medida = (metrica: string, valor: number, rota = 'home') => ({ rota, metrica, valor });
const report = async (medidas: object[], change: object = {}) => {
  const payload = { versao: VERSAO_APP, aparelho: 'celular', medidas, ...change };
  return (await server.app.inject({ method: 'POST', url: '/api/Relatorios/Vitais', payload })).statusCode;
};
const read = async (query = 'dias=7'): Promise<Desempenho> => {
  const headers = signedInAs('alda', 'Admin');
  const reply = await server.app.inject({ url: `/api/Administracao/Desempenho?${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Desempenho }>().data;
};
const rows = async () =>
  (await sql<{ rota: string; vezes: number }>`select rota, vezes from vital_dia order by rota`.execute(db())).rows;
const move = (dias: number) => sql`update vital_dia set dia = dia - ${dias}::int`.execute(db());

describe('the measures of real visits', () => {
  it('are counted by route and metric, those visited most first', async () => {
    for (const valor of [400, 2_100, 2_100, 9_000]) expect(await report([medida('LCP', valor)])).toBe(204);
    await report([medida('INP', 30), medida('CLS', 0)], { aparelho: 'computador' });
    await report([medida('TTFB', 90, 'minhasViagens')]);
    expect(await read()).toEqual({
      versoes: [VERSAO_APP],
      rotas: [
        {
          rota: 'home',
          medidas: [
            { metrica: 'LCP', p75: 2_500, visitas: 4, boas: 3 },
            { metrica: 'INP', p75: 42, visitas: 1, boas: 1 },
            { metrica: 'CLS', p75: 0, visitas: 1, boas: 1 },
          ],
        },
        { rota: 'minhasViagens', medidas: [{ metrica: 'TTFB', p75: 88, visitas: 1, boas: 1 }] },
      ],
    });
  });

  it('are told apart by device, version and time', async () => {
    await report([medida('LCP', 400)]);
    await report([medida('LCP', 9_000)], { versao: '1.2.3', aparelho: 'computador' });
    const counted = async (query: string) => (await read(query)).rotas[0]?.medidas[0]?.visitas ?? 0;
    expect(await counted('dias=7')).toBe(2);
    expect(await counted('dias=7&aparelho=celular')).toBe(1);
    expect(await counted('dias=7&versao=outra')).toBe(1);
    expect(await counted('dias=7&versao=0.0.1')).toBe(0);
    await move(6);
    expect(await counted('dias=7')).toBe(2);
    await move(1);
    expect([await counted('dias=7'), await counted('dias=28')]).toEqual([0, 2]);
    expect((await read('dias=7')).versoes).toEqual([]);
    expect((await read('dias=28')).versoes).toEqual(['outra', VERSAO_APP]);
  });

  it('have no name that a caller could invent, so that the table stays small', async () => {
    for (const rota of ['qualquer', 'toString', 'outra']) await report([medida('LCP', 1, rota)], { versao: '9.9.9' });
    expect(await rows()).toEqual([{ rota: 'outra', vezes: 3 }]);
  });

  it('are counted each, also those of one report and of many at once', async () => {
    const all = METRICAS.map((metrica) => medida(metrica, 10));
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => report(n % 2 === 0 ? [...all, ...all] : [...all, ...all].reverse())),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await rows()).map(({ vezes }) => vezes)).toEqual([20, 20, 20, 20]);
  });

  it.each([
    [{ medidas: [] }],
    [{ medidas: Array.from({ length: 41 }, () => medida('LCP', 1)) }],
    [{ medidas: [medida('FCP', 1)] }],
    [{ medidas: [medida('LCP', -1)] }],
    [{ medidas: [medida('LCP', 1, '/minhas-viagens?cpf=52998224725')] }],
    [{ medidas: [{ ...medida('LCP', 1), endereco: '/pagamento-pix?pedido=1' }] }],
    [{ usuario: 'ana@itape.test' }],
    [{ aparelho: 'Pixel 9' }],
    [{ versao: 'x' }],
  ])('are refused with more than names and numbers: %j', async (change) => {
    expect(await report([medida('LCP', 1)], change)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('go after their time, and the others stay', async () => {
    await report([medida('LCP', 1)]);
    await move(84);
    await forgetVitais(db(), 84);
    expect(await rows()).toHaveLength(1);
    await move(1);
    await forgetVitais(db(), 84);
    expect(await rows()).toEqual([]);
  });

  it('are not for operations or for other periods', async () => {
    const get = async (query: string, grupo: 'Admin' | 'Operacao') =>
      (
        await server.app.inject({
          url: `/api/Administracao/Desempenho?${query}`,
          headers: signedInAs('otto', grupo),
        })
      ).statusCode;
    expect([await get('dias=7', 'Operacao'), await get('dias=365', 'Admin'), await get('', 'Admin')]).toEqual([
      403, 400, 400,
    ]);
  });
});

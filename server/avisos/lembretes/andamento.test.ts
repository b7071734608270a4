import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { comprasLembradas } from './testdata/comprasLembradas';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());
const { umaCompra, told, say, remind } = comprasLembradas(() => server);

describe('news of a trip', () => {
  it('tells a delay of more than a quarter of an hour once, with the hour expected and the reason', async () => {
    const compra = await umaCompra(23 * 60, 0);
    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 15, motivo: 'chuva' });
    await remind();
    expect(await told(compra)).toEqual([]);

    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva' });
    await remind();
    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 55, motivo: 'chuva' });
    await remind();
    const [news, ...others] = await told(compra);
    expect(others).toEqual([]);
    expect(news?.assunto).toMatch(/^Sua viagem está atrasada: /);
    expect(news?.corpo).toContain('40min de atraso');
    expect(news?.corpo).toContain('Chuva forte na estrada.');
  });

  it('tells that a trip was cancelled, and nothing of its hour any more', async () => {
    const compra = await umaCompra(23 * 60);
    await say(compra.viagemId, { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'interdicao' });
    await remind();
    await remind();
    expect((await told(compra)).map(({ assunto }) => assunto)).toEqual([
      expect.stringMatching(/^Sua viagem foi cancelada: /),
    ]);
  });
});

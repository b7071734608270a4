import type { EncomendaResumo } from '../../../src/domain/wire/encomendas/encomendas';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { dataOf, encomendasDe } from '../testdata/umaEncomenda';

let server: Server;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startServer();
  await encomendasDe(server, 'centro').employ();
  const agencias = [
    { id: 50, nome: 'Rio', localidade_id: Number(lugares.rio) },
    { id: 51, nome: 'Sem endereço', localidade_id: null },
    { id: 52, nome: 'São Paulo', localidade_id: Number(lugares.saoPaulo) },
  ];
  await db().insertInto('agencia_estabelecimento').values(agencias).execute();
  for (const [nome, estabelecimento_id] of Object.entries({ carioca: 50, estranho: 51, paulista: 52 })) {
    await insertOperador(db(), nome, { estabelecimento_id });
  }
}, START_MS);
afterAll(() => server.close());

const centro = () => encomendasDe(server, 'centro');
const seenBy = async (clerk: string): Promise<string[]> => {
  const { headers } = encomendasDe(server, clerk);
  const reply = await server.app.inject({ url: '/api/Agencia/Encomendas', headers });
  return dataOf<EncomendaResumo[]>(reply).map(({ codigo }) => codigo);
};
const statusFor = async (clerk: string, codigo: string): Promise<number[]> => {
  const { headers, move, weigh } = encomendasDe(server, clerk);
  const shown = await server.app.inject({ url: `/api/Agencia/Encomendas/${codigo}`, headers });
  const weighed = await weigh(codigo, [{ pesoGramas: 1, comprimentoCm: 1, larguraCm: 1, alturaCm: 1 }]);
  const lost = await move(codigo, { situacao: 'extraviada', motivo: 'Sumiu do depósito' });
  return [shown.statusCode, weighed.statusCode, lost.statusCode];
};
const posted = async (): Promise<string> => {
  const { codigo } = await centro().announced();
  expect((await centro().receive(codigo, { totalCentavos: 4_030 })).statusCode).toBe(201);
  return codigo;
};

describe('a parcel at the counters', () => {
  it('is its agency’s and that of the place it goes to: for any other it does not exist', async () => {
    const codigo = await posted();
    expect(await seenBy('centro')).toContain(codigo);
    expect(await seenBy('carioca')).toContain(codigo);
    for (const clerk of ['estranho', 'paulista']) {
      expect(await seenBy(clerk)).not.toContain(codigo);
      expect(await statusFor(clerk, codigo)).toEqual([404, 404, 404]);
    }
  });

  it('is announced to the agencies of the place it starts from, and taken in wherever its sender brings it', async () => {
    const { codigo } = await centro().announced();
    expect(await seenBy('paulista')).toContain(codigo);
    expect(await seenBy('carioca')).not.toContain(codigo);
    const { headers, receive } = encomendasDe(server, 'estranho');
    const shown = await server.app.inject({ url: `/api/Agencia/Encomendas/${codigo}`, headers });
    expect(shown.statusCode).toBe(200);
    expect((await receive(codigo, { totalCentavos: 4_030 })).statusCode).toBe(201);
    expect(await seenBy('estranho')).toContain(codigo);
    expect(await seenBy('paulista')).not.toContain(codigo);
  });

  it('is handed over by the agency it was addressed to', async () => {
    const codigo = await posted();
    const partida = (await centro().show(codigo)).partidas[0];
    await centro().move(codigo, { situacao: 'em_transporte', viagemId: partida?.viagemId });
    expect((await encomendasDe(server, 'carioca').move(codigo, { situacao: 'chegou' })).statusCode).toBe(201);
  });
});

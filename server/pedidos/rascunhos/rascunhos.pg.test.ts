import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../testdata/comprador';

let server: Server;

beforeAll(async () => {
  server = await startRaces({ jobs: true });
}, START_MS);
afterAll(() => server.close());

const write = (id: string, versao: number, nome: string) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Reservas/${id}/Rascunho`,
    headers: signedInAs('ana'),
    payload: { versao, dados: { passageiros: [{ nome }] } },
  });

describe('on PostgreSQL', () => {
  it('a draft that is written while the order is made is never left behind', async () => {
    const ana = umComprador(server);
    const viagemId = await ana.viagem();
    for (let poltrona = 1; poltrona <= 6; poltrona += 1) {
      const { id: reservaId } = await ana.hold([poltrona], viagemId);
      await write(reservaId, 0, 'Ana');
      const novo = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] });
      const [made, ...rascunhos] = await Promise.all([
        ana.post('/api/Pedidos', novo),
        ...[1, 2, 3].map((versao) => write(reservaId, versao, `Ana ${versao}`)),
      ]);
      expect(made.statusCode).toBe(201);
      for (const { statusCode } of rascunhos) expect([200, 409]).toContain(statusCode);
    }
    expect(await server.services.database.db.selectFrom('reserva_rascunho').select('versao').execute()).toEqual([]);
  });

  it('of two that were written from the same beginning at once one stands and the other is told', async () => {
    const { id } = await umComprador(server).hold([20]);
    for (let versao = 0; versao < 5; versao += 1) {
      const answers = await Promise.all(['A', 'B', 'C'].map((nome) => write(id, versao, nome)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    }
  });
});

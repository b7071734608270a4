import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { cancelExternal } from './cancelExternal';
import { createPursueExternal } from './pursueExternal';
import { answers, umaAdquirente } from './testdata/umaAdquirente';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let operadorId: string;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const { database } = server.services;
  const operador = await seededOperador(database.db, 'agencia');
  operadorId = operador.id;
  await opened(database, operador);
}, START_MS);
afterAll(() => server.close());

describe('a charge that its operator takes back', () => {
  it.each(['open', 'silence'] as const)(
    'is still ending where the acquirer answers with %s, and its operator is told so',
    async (answer) => {
      const { database } = server.services;
      const agencia = umaCobranca(server);
      const { id } = await umComprador(server).order([nextPoltrona++]);
      await agencia.charge(id);
      const { port } = umaAdquirente(agencia.port, answers[answer]);
      const pursueExternal = createPursueExternal({ database, port });
      await expect(cancelExternal({ database, pursueExternal }, operadorId, id)).rejects.toMatchObject({
        status: 503,
        erros: [
          {
            codigo: 'ADQUIRENTE_INDISPONIVEL',
            mensagem: 'A adquirente ainda não confirmou o cancelamento. Continuamos tentando.',
          },
        ],
        headers: { 'retry-after': '5' },
      });
      expect(await agencia.row(id)).toMatchObject({ situacao: 'encerrando', motivo: 'operador' });
    },
  );
});

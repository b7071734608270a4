import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Tomador } from '../../src/domain/wire/compra/tomador';
import { START_MS } from '../../tests/support/startMs';
import { startRaces } from '../../tests/support/startRaces';
import { signedInAs } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { umComprador } from '../pedidos/testdata/comprador';
import { createBank } from '../sandbox/pix/bank';
import { listPedidoBilhetes } from './ownBilhetes';

const EMPRESAS: readonly Tomador[] = [
  { cnpj: '11444777000161', razaoSocial: 'Primeira Ltda.' },
  { cnpj: '12ABC34501DE35', razaoSocial: 'Segunda S.A.' },
  { cnpj: '11222333000181', razaoSocial: 'Terceira Ltda.' },
];

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const name = (id: string, tomador: Tomador) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Pedidos/${id}/Tomador`,
    headers: signedInAs('ana'),
    payload: { tomador },
  });

it.each([1, 2, 3, 4, 5, 6])(
  'a company that is named while its order is issued stands on the ticket, or is refused: %i',
  async (poltrona) => {
    const ana = umComprador(server);
    const { id } = await ana.order([poltrona]);
    expect((await name(id, EMPRESAS[0] as Tomador)).statusCode).toBe(200);
    await createBank(server.services.database).pay((await ana.charge(id)).txid);

    const [concluded, ...named] = await Promise.all([
      ana.conclude(id),
      ...EMPRESAS.slice(1).map(async (empresa) => ({ empresa, reply: await name(id, empresa) })),
    ]);
    expect(concluded.situacao).toBe('emitido');
    for (const { reply } of named) expect([200, 409]).toContain(reply.statusCode);
    const taken = named.filter(({ reply }) => reply.statusCode === 200).map(({ empresa }) => empresa);
    const [impresso] = await listPedidoBilhetes(server.services.database.db, id);
    expect(taken.length > 0 ? taken : [EMPRESAS[0]]).toContainEqual(impresso?.bilhete.tomador);

    // Nothing moves it any more.
    for (const empresa of EMPRESAS) expect((await name(id, empresa)).statusCode).toBe(409);
    const pedido = (await ana.get(`/api/Pedidos/${id}`)).json<{ data: Pedido }>().data;
    expect(pedido.tomador).toEqual(impresso?.bilhete.tomador);
  },
);

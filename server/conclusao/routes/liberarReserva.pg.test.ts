import { randomUUID } from 'node:crypto';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { cross, startRival } from '../../../tests/support/rival';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs } from '../../../tests/support/startServer';
import { startRaces } from '../../../tests/support/startRaces';
import { createHttpPixPsp } from '../../adapters/pix/httpPixPsp';
import type { Server } from '../../createServer';
import { createPixMethod } from '../../pagamento/pix/pixMethod';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let ana: ReturnType<typeof umComprador>;

beforeAll(async () => {
  server = await startRaces();
  ana = umComprador(server);
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const release = (reservaId: string) =>
  server.app.inject({ method: 'DELETE', url: `/api/Reservas/${reservaId}`, headers: signedInAs('ana') });
const outcomeOf = ({ statusCode, body, json }: Awaited<ReturnType<typeof release>>): unknown => [
  statusCode,
  body && json<{ erros: { codigo: string; mensagem: string }[] }>().erros[0],
];

/** An order whose money was found, and whose seats are not confirmed yet. */
async function umPago(poltrona: number): Promise<{ id: string; reservaId: string }> {
  const { database } = server.services;
  const { id: reservaId } = await ana.hold([poltrona]);
  const body = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] });
  const { id } = (await ana.post('/api/Pedidos', body)).json<{ data: { id: string } }>().data;
  await createBank(database).pay((await ana.charge(id)).txid);
  const credentials = {
    baseUrl: `${LOCAL_ORIGIN}/_sandbox/pix`,
    tokenUrl: `${LOCAL_ORIGIN}/_sandbox/pix/oauth/token`,
    clientId: 'itape',
    clientSecret: 'itape',
    chave: 'outra',
  };
  await createPixMethod(database, createHttpPixPsp(credentials, createLocalFetch(server.app))).collect(id);
  return { id, reservaId };
}

describe('giving a hold back that is not one’s own', () => {
  it('is answered as one that is not there, and the hold stands', async () => {
    const missing = [404, { codigo: 'RESERVA_NAO_ENCONTRADA', mensagem: 'Não encontramos esta reserva.' }];
    const { id, preco } = await umComprador(server, 'bia').hold([6]);
    expect(outcomeOf(await release(id))).toEqual(missing);
    expect(outcomeOf(await release(randomUUID()))).toEqual(missing);
    await expect(ana.hold([6], preco.itens[0]?.viagemId)).rejects.toThrow('POLTRONA_OCUPADA');
  });
});

describe('giving a hold back after its order was paid', () => {
  it('is refused while the seats are not confirmed yet, and the ticket is for the very seat', async () => {
    const { id, reservaId } = await umPago(7);
    expect((await ana.read(id)).situacao).toBe('pago');
    expect(outcomeOf(await release(reservaId))).toEqual([
      409,
      { codigo: 'PEDIDO_JA_PAGO', mensagem: 'Este pedido já foi pago ou encerrado.' },
    ]);
    const { situacao, itens } = await ana.conclude(id);
    expect([situacao, itens.map(({ poltrona }) => poltrona)]).toEqual(['emitido', [7]]);
  });

  it('is refused while another transaction is confirming the seats, which stay sold', async () => {
    const { database } = server.services;
    const { id, reservaId } = await umPago(8);
    const confirming = startRival(
      database,
      (tx) => server.app.inventory.confirmReserva(tx, reservaId),
      (_, isConfirmed) => Promise.resolve(isConfirmed),
    );
    const { ended, done } = await cross(database, confirming, () => release(reservaId));
    expect(ended).toBe(true);
    expect(outcomeOf(done)).toEqual([409, { codigo: 'RESERVA_CONFIRMADA', mensagem: 'Esta reserva já foi comprada.' }]);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await ana.hold([8], (await ana.read(id)).itens[0]?.viagemId).catch(() => 'taken')).toBe('taken');
  });
});

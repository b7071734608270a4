import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { idaEVoltaComTrocas } from '../../tests/support/idaEVoltaComTrocas';
import { reservaOf } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { daquiA } from '../../tests/support/viagensDeTeste';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import type { PreviaCancelamento } from '../../src/domain/wire/posVenda/posVenda';
import type { Conexao } from '../../src/domain/wire/viagens/viagens';
import type { Server } from '../createServer';
import { checkInvariants } from './alertas/invariants';
import { eventually, payTxid, umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';

let server: Server;
const { campoGrande, saoPaulo, rio } = lugares;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

describe('a journey with one change', () => {
  it('is one order and one payment, and a ticket for each of its coaches', async () => {
    const { database } = server.services;
    await sql`update partida set saida = saida + interval '9 hours'
      where linha_id = 1 and data = ${daquiA(21)}::date and horario_id = 10`.execute(database.db);
    const comprador = umComprador(server);
    const query = `localidadeOrigem=${campoGrande}&localidadeDestino=${rio}&dataPartida=${daquiA(20)}`;
    const { data } = (await comprador.get(`/api/Viagens/Conexoes?${query}`)).json<{ data: Conexao[] }>();
    const [one, other] = data[0]?.trechos ?? [];
    const held = await comprador.post('/api/Reservas', {
      trechos: [
        { viagemId: one?.id, localidadeOrigem: campoGrande, localidadeDestino: saoPaulo, poltronas: [20] },
        { viagemId: other?.id, localidadeOrigem: saoPaulo, localidadeDestino: rio, poltronas: [7] },
      ],
    });
    const { id: reservaId, preco } = held.json<{ data: Reserva }>().data;
    expect(preco.totalCentavos).toBe(data[0]?.menorPrecoCentavos);

    const passageiros = [umPassageiro({ poltrona: 20 }), umPassageiro({ trecho: 1, poltrona: 7 })];
    const made = await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
    const pedido = made.json<{ data: Pedido }>().data;
    expect(pedido.totalCentavos).toBe(preco.totalCentavos);
    const { txid } = await comprador.charge(pedido.id);
    await payTxid(server, txid);
    const issued = await eventually(
      () => comprador.read(pedido.id),
      (one) => one.situacao === 'emitido',
    );
    const { situacao, itens } = issued;
    expect(situacao).toBe('emitido');

    const bilhetes = await Promise.all(itens.map(({ bilheteId }) => comprador.get(`/api/Bilhetes/${bilheteId}`)));
    const ends = bilhetes.map((reply) => {
      const { partida, chegada, poltrona } = reply.json<{ data: Bilhete }>().data;
      return [partida.localidade.nome, chegada.localidade.nome, poltrona];
    });
    expect(ends).toEqual([
      ['Campo Grande', 'São Paulo', 20],
      ['São Paulo', 'Rio de Janeiro', 7],
    ]);
    expect(await checkInvariants(database.db)).toEqual([]);
  });
});

describe('a round trip with a change in each way', () => {
  it('is one order and one payment, and four tickets that are cancelled one by one', async () => {
    const comprador = umComprador(server);
    const { named } = await idaEVoltaComTrocas(server, 30);
    const { id: reservaId, preco } = reservaOf(await comprador.post('/api/Reservas', { trechos: named([11, 12]) }));
    expect(preco.itens).toHaveLength(8);
    const passageiros = [0, 1, 2, 3].flatMap((trecho) => [
      umPassageiro({ trecho, poltrona: 11 }),
      umPassageiro({ trecho, poltrona: 12, documento: { tipo: 2, numero: '12.345.678-1' } }),
    ]);
    const cotado = await comprador.post('/api/Pedidos/Cotacao', {
      reservaId,
      passageiros: passageiros.map(({ trecho, poltrona }) => ({ trecho, poltrona })),
    });
    expect(cotado.json<{ data: Cotacao }>().data.totalCentavos).toBe(preco.totalCentavos);

    const made = await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
    const { id } = made.json<{ data: Pedido }>().data;
    await payTxid(server, (await comprador.charge(id)).txid);
    const { itens } = await eventually(
      () => comprador.read(id),
      (one) => one.situacao === 'emitido',
    );
    expect(itens.map(({ trecho, sentido, bilheteSituacao }) => [trecho, sentido, bilheteSituacao])).toEqual(
      [0, 0, 1, 1, 2, 2, 3, 3].map((trecho) => [trecho, trecho < 2 ? 'ida' : 'volta', 'emitido']),
    );

    const bilhete = `/api/Bilhetes/${itens.at(-1)?.bilheteId}/Cancelamento`;
    const { devolverCentavos } = (await comprador.get(bilhete)).json<{ data: PreviaCancelamento }>().data;
    expect(devolverCentavos).toBe(itens.at(-1)?.preco.totalCentavos);
    expect((await comprador.post(bilhete, { devolverCentavos })).statusCode).toBe(200);
    const left = (await comprador.read(id)).itens.map(({ bilheteSituacao }) => bilheteSituacao);
    expect(left).toEqual([...Array.from({ length: 7 }, () => 'emitido'), 'cancelado']);
    expect(await checkInvariants(server.services.database.db)).toEqual([]);
  });
});

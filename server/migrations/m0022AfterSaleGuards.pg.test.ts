import { sql } from 'kysely';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { startRaces } from '../../tests/support/startRaces';
import { EXECUTIVO, LEITO, umaPessoa } from '../posVenda/testdata/posVenda';
import { bilheteOf, umMundo } from '../posVenda/testdata/trocas';
import type { Server } from '../createServer';
import { m0022AfterSaleGuards } from './m0022AfterSaleGuards';

let server: Server;

beforeAll(async () => {
  server = await startRaces();
});
afterAll(() => server.close());

describe('the index of one live successor', () => {
  it('is made where two exchanges of a ticket stand already: the issued one stays, the other gets its money back', async () => {
    const { db } = server.services.database;
    const mundo = umMundo(server);
    const eu = umaPessoa(server, 'duas-trocas');
    const pedido = await eu.buy([20]);
    const lostSeat = await eu.escolha(1);
    const lost = await eu.exchangeAsPreviewed(bilheteOf(pedido), lostSeat);
    await mundo.payLate((await eu.charge(lost.pedidoId)).txid);
    await mundo.beIn('mudo');
    await eu.post(`/api/Pedidos/${lost.pedidoId}/Concluir`);
    expect((await eu.read(lost.pedidoId)).situacao).toBe('emitindo');

    // As an earlier version left it: a second one was chosen, paid and issued all the same.
    await sql`drop index pedido_sucessor`.execute(db);
    await sql`create unique index pedido_remarcacao on pedido(remarca_bilhete_id)
      where situacao in ('reservado','aguardando_pagamento')`.execute(db);
    await sql`update pedido set situacao = 'cancelado' where id = ${lost.pedidoId}`.execute(db);
    await mundo.beIn('normal');
    const stands = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(2));
    await eu.pay(stands.pedidoId);
    await sql`update pedido set situacao = 'emitindo' where id = ${lost.pedidoId}`.execute(db);
    await sql`update emissao set situacao = 'vendida', num_passagem = '1', serie_bloco = 'X'
      where pedido_id = ${lost.pedidoId}`.execute(db);
    await sql`alter table pedido drop column sem_reembolso`.execute(db);

    await db.transaction().execute((tx) => m0022AfterSaleGuards.up(tx));
    expect((await mundo.successorsOf(bilheteOf(pedido))).map(({ id }) => id)).toEqual([stands.pedidoId]);
    expect((await eu.settle(lost.pedidoId)).situacao).toBe('estornado');
    expect(await eu.givenBack()).toEqual([LEITO.total - EXECUTIVO.total]);
    expect(await eu.isTaken(lostSeat.viagemId, lostSeat.poltrona)).toBe(false);
    await expectInvariants(server);
  });
});

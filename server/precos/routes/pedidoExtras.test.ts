import { sql } from 'kysely';
import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { startServer } from '../../../tests/support/startServer';
import { buscarViagens } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { payTxid, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { listGratuidadesLivres } from '../beneficioRepository';
import { CHEIO, codes, comprasComExtras, idoso, madeOf } from '../testdata/comprasComExtras';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const { umaCompra, umCupom, usesOf, vagasOf } = comprasComExtras(() => server);
/** The kind of each seat's discount, as the fiscal document names it. */
const descontosOf = async (reservaId: string) =>
  (
    await server.services.database.db
      .selectFrom('pedido_item as item')
      .innerJoin('pedido', 'pedido.id', 'item.pedido_id')
      .select('item.tp_desconto')
      .where('pedido.reserva_id', '=', reservaId)
      .orderBy('item.n')
      .execute()
  ).map(({ tp_desconto }) => tp_desconto);

describe('what an order takes', () => {
  it('is taken once however often it is written anew, and goes back with the hold', async () => {
    const cupom = await umCupom('UMAVEZ', { limite_total: 1 });
    const compra = await umaCompra(2);
    const [first, second] = compra.passageiros() as [PassageiroPedido, PassageiroPedido];
    const body = { passageiros: [{ ...first, ...idoso() }, second], cupom };
    for (let times = 0; times < 2; times += 1) expect((await compra.buy(body)).statusCode).toBe(201);
    expect(await usesOf(cupom)).toBe(1);
    // A gratuity's discount is named by its law, a coupon's as promotional.
    expect(await descontosOf(compra.reservaId)).toEqual(['02', '01']);
    expect(await vagasOf(compra.viagemId)).toMatchObject([{ faixa: 1, vaga: 1, expira_em: expect.any(Date) }]);

    const other = await umaCompra();
    expect(codes(await other.buy({ cupom }))).toEqual(['CUPOM_ESGOTADO']);
    await compra.buy({ passageiros: [first, second] });
    expect([await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([0, []]);
    expect(await descontosOf(compra.reservaId)).toEqual([null, null]);

    await compra.buy(body);
    const gone = await server.app.inject({
      method: 'DELETE',
      url: `/api/Reservas/${compra.reservaId}`,
      headers: { authorization: `Bearer teste.${compra.dono}` },
    });
    expect([gone.statusCode, await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([204, 0, []]);
    expect((await other.buy({ cupom })).statusCode).toBe(201);
  });

  it('is free for the next as soon as its hold has lapsed', async () => {
    const cupom = await umCupom('LAPSO', { limite_total: 1 });
    const compra = await umaCompra();
    await compra.buy({ cupom });
    const past = sql<Date>`now() - interval '1 second'`;
    await server.services.database.db
      .updateTable('cupom_uso')
      .set({ expira_em: past })
      .where('codigo', '=', cupom)
      .execute();
    expect((await (await umaCompra()).buy({ cupom })).statusCode).toBe(201);
  });

  it('is a person’s own: nobody uses a coupon more often than they may, and is told where it is', async () => {
    const cupom = await umCupom('SOUMA');
    const compra = await umaCompra();
    const { id } = madeOf(await compra.buy({ cupom }));
    const again = await compra.hold([9], compra.viagemId);
    const passageiros = [umPassageiro({ poltrona: 9 })];
    const order = () => compra.post('/api/Pedidos', umNovoPedido({ reservaId: again.id, passageiros, cupom }));
    expect(codes(await order())).toEqual(['CUPOM_EM_OUTRO_PEDIDO']);
    await payTxid(server, (await compra.charge(id)).txid);
    expect((await compra.conclude(id)).situacao).toBe('emitido');
    expect(codes(await order())).toEqual(['CUPOM_JA_USADO']);
  });
});

describe('the coupon of a first purchase', () => {
  it('is its buyer’s before they have a ticket, and refused afterwards', async () => {
    const cupom = 'BEMVINDO10';
    expect((await (await umaCompra()).buy({ cupom })).statusCode).toBe(201);
    const compra = await umaCompra();
    const { id } = madeOf(await compra.buy());
    await payTxid(server, (await compra.charge(id)).txid);
    expect((await compra.conclude(id)).situacao).toBe('emitido');
    const again = await compra.hold([9], compra.viagemId);
    const passageiros = [umPassageiro({ poltrona: 9 })];
    const refused = await compra.post('/api/Pedidos', umNovoPedido({ reservaId: again.id, passageiros, cupom }));
    expect(refused.json<{ erros: object[] }>().erros).toMatchObject([
      { codigo: 'CUPOM_PRIMEIRA_COMPRA', mensagem: 'Este cupom vale só na primeira compra.' },
    ]);
  });
});

describe('the benefits that a search offers', () => {
  const found = async (viagemId: string) => {
    const livres = await listGratuidadesLivres(server.services.database.db, [viagemId]);
    return livres.get(viagemId);
  };

  it('are those with a place without fare: an order takes the last of one, and a lapse gives it back', async () => {
    const compra = await umaCompra(2);
    expect(await found(compra.viagemId)).toEqual(['id_jovem', 'idoso', 'passe_livre']);
    await compra.buy({ passageiros: compra.passageiros(idoso()) });
    expect(await found(compra.viagemId)).toEqual(['id_jovem', 'passe_livre']);
    await sql`update beneficio_vaga set expira_em = now() where partida_id = ${compra.viagemId}::bigint and vaga = 2`.execute(
      server.services.database.db,
    );
    expect(await found(compra.viagemId)).toEqual(['id_jovem', 'idoso', 'passe_livre']);
  });

  it('are told with each trip of a day', async () => {
    const compra = await umaCompra(2);
    const { dia } = await server.services.database.db
      .selectFrom('partida')
      .select(sql<string>`data::text`.as('dia'))
      .where('id', '=', compra.viagemId)
      .executeTakeFirstOrThrow();
    await compra.buy({ passageiros: compra.passageiros(idoso()) });
    const viagens = await buscarViagens(server, lugares.saoPaulo, lugares.rio, dia);
    const told = new Map(viagens.map(({ id, gratuidades }) => [id, gratuidades]));
    expect(told.get(compra.viagemId)).toEqual(['id_jovem', 'passe_livre']);
    told.delete(compra.viagemId);
    for (const gratuidades of told.values()) expect(gratuidades).toContain('idoso');
  });
});

describe('an order that costs nothing', () => {
  it('asks for no payment, and is issued when its person concludes it', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros(idoso()) }));
    expect(pedido).toMatchObject({ totalCentavos: 0, situacao: 'aguardando_pagamento' });
    const dispositivo = { idioma: 'pt-BR', larguraTela: 800, alturaTela: 600, profundidadeCor: 24, fusoMinutos: 180 };
    const cartao = { token: 'um-token-do-cofre', tipo: 'credito', parcelas: 1, dispositivo };
    expect(codes(await compra.post(`/api/Pedidos/${pedido.id}/Pix`))).toEqual(['PEDIDO_SEM_VALOR']);
    expect(codes(await compra.post(`/api/Pedidos/${pedido.id}/Cartao`, cartao))).toEqual(['PEDIDO_SEM_VALOR']);
    await compra.conclude(pedido.id);
    const { rows } = await sql<{ expira_em: Date | null }>`
      select expira_em from ocupacao where partida_id = ${compra.viagemId}::bigint limit 1`.execute(
      server.services.database.db,
    );
    expect(['emitindo', 'emitido']).toContain((await compra.read(pedido.id)).situacao);
    expect([rows[0]?.expira_em, await vagasOf(compra.viagemId)]).toEqual([
      null,
      [{ faixa: 1, vaga: 1, expira_em: null }],
    ]);
  });

  it('keeps what its price took, and the check of the orders notices where it does not', async () => {
    const compra = await umaCompra(2);
    const [first, second] = compra.passageiros();
    const cupom = await umCupom('TUDO', { percentual: 100 });
    const passageiros = [{ ...first, ...idoso() }, second].filter((one) => one !== undefined);
    const { id } = madeOf(await compra.buy({ passageiros: passageiros as PassageiroPedido[], cupom }));
    const { db } = server.services.database;
    expect((await compra.conclude(id)).situacao).toBe('emitido');
    expect(await checkInvariants(db)).toEqual([]);
    const later = sql<Date>`now() + interval '1 hour'`;
    for (const table of ['beneficio_vaga', 'cupom_uso'] as const) {
      const { reserva_id } = await db
        .selectFrom('pedido')
        .select('reserva_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.updateTable(table).set({ expira_em: later }).where('reserva_id', '=', reserva_id).execute();
      expect(await checkInvariants(db)).toMatchObject([{ invariante: 'G1', pedidoId: id }]);
      await db.updateTable(table).set({ expira_em: null }).where('reserva_id', '=', reserva_id).execute();
    }
  });

  it('is not concluded after its time', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros(idoso()) }));
    await sql`update pedido set expira_em = now() - interval '1 second' where id = ${pedido.id}::uuid`.execute(
      server.services.database.db,
    );
    expect((await compra.conclude(pedido.id)).situacao).toBe('aguardando_pagamento');
  });
});

describe('a charge of an earlier price', () => {
  it('is replaced by one of the new, and the order lives on', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy());
    const before = await compra.charge(pedido.id);
    await compra.buy({ seguro: true });
    const after = await compra.charge(pedido.id);
    expect(after.txid).not.toBe(before.txid);
    await compra.conclude(pedido.id);
    const rows = await server.services.database.db
      .selectFrom('cobranca_pix')
      .select(['txid', 'situacao', 'valor_centavos'])
      .where('pedido_id', '=', pedido.id)
      .orderBy('tentativa')
      .execute();
    expect(rows).toMatchObject([
      { situacao: 'encerrada', valor_centavos: CHEIO },
      { situacao: 'ativa', valor_centavos: CHEIO + 590 },
    ]);
    expect((await compra.read(pedido.id)).situacao).toBe('aguardando_pagamento');
  });
});

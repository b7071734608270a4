import { randomUUID } from 'node:crypto';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { isChaveBpe } from '../../../src/domain/bilhetes/bpe';
import { isLocalizador } from '../../../src/domain/bilhetes/localizador';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let nextPoltrona = 1;
/** A seat that no other test of this file has. */
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  ana = umComprador(server, 'ana');
});
afterAll(() => server.close());

const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string; campo?: string }[] }>().erros.map(({ codigo, campo }) => campo ?? codigo);

describe('a purchase', () => {
  it('goes from the hold to the ticket, paid on the sandbox page', async () => {
    const pedido = await ana.order([umaPoltrona(), umaPoltrona()]);
    expect(pedido).toMatchObject({
      situacao: 'reservado',
      expiraEm: expect.any(String),
      itens: [{ bilheteId: null }, {}],
    });
    expect(isLocalizador(pedido.localizador)).toBe(true);
    expect(pedido.totalCentavos).toBe(pedido.itens.reduce((sum, { preco }) => sum + preco.totalCentavos, 0));

    const cobranca = await ana.charge(pedido.id);
    expect(cobranca.pixCopiaECola).toMatch(/^000201010212.*6304[0-9A-F]{4}$/);
    expect(new Date(cobranca.expiraEm).getTime()).toBeLessThan(new Date(pedido.expiraEm ?? '').getTime() - 50_000);
    expect((await payTxid(server, cobranca.txid)).statusCode).toBe(303);

    const paid = await eventually(
      () => ana.read(pedido.id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(paid).toMatchObject({ situacao: 'emitido', expiraEm: null });
    const bilhetes = await Promise.all(paid.itens.map(({ bilheteId }) => ana.get(`/api/Bilhetes/${bilheteId}`)));
    const [first, second] = bilhetes.map((answer) => answer.json<{ data: Bilhete }>().data);
    expect(first && isChaveBpe(first.chaveBpe)).toBe(true);
    expect(second?.numero).toBe((first?.numero ?? 0) + 1);
    expect(first?.localizador).toBe(pedido.localizador);
  });

  it('comes back in the list, newest first, and for its owner alone [ID1, DL3]', async () => {
    const older = await ana.order([umaPoltrona()]);
    const newer = await ana.order([umaPoltrona()]);
    const list = (await ana.get('/api/Pedidos')).json<{ data: Pedido[] }>().data.map(({ id }) => id);
    expect(list.indexOf(newer.id)).toBeLessThan(list.indexOf(older.id));

    const bia = umComprador(server, 'bia');
    const nothing = await bia.get('/api/Pedidos');
    expect([nothing.json(), nothing.headers['cache-control']]).toEqual([{ data: [] }, 'no-store']);
    for (const url of [`/api/Pedidos/${newer.id}`, `/api/Pedidos/${newer.id}/Eventos`]) {
      expect((await bia.get(url)).statusCode).toBe(404);
    }
    for (const step of ['Pix', 'Concluir']) {
      expect((await bia.post(`/api/Pedidos/${newer.id}/${step}`)).statusCode).toBe(404);
    }
  });

  it('tells that operations said its trip is over, before its time of arrival', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const encerrada = async () => {
      const [item] =
        (await ana.get('/api/Pedidos')).json<{ data: Pedido[] }>().data.find((one) => one.id === id)?.itens ?? [];
      return { viagemId: item?.viagemId ?? '', encerrada: item?.encerrada };
    };
    const { viagemId } = await encerrada();
    const { db } = server.services.database;
    await db.insertInto('partida_status').values({ partida_id: viagemId, situacao: 'em_viagem' }).execute();
    expect(await encerrada()).toEqual({ viagemId, encerrada: undefined });
    await db.updateTable('partida_status').set({ situacao: 'encerrada' }).execute();
    expect(await encerrada()).toEqual({ viagemId, encerrada: true });
    await db.deleteFrom('partida_status').execute();
  });

  it('is one however often the same key is sent, and its body may not change', async () => {
    const { id: reservaId } = await ana.hold([90 % 46]);
    const key = randomUUID();
    const body = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona: 90 % 46 })] });
    const first = await ana.post('/api/Pedidos', body, key);
    const again = await ana.post('/api/Pedidos', body, key);
    expect(again.json()).toEqual(first.json());
    const other = { ...body, comprador: { ...body.comprador, nome: 'Outra Pessoa' } };
    expect((await ana.post('/api/Pedidos', other, key)).statusCode).toBe(422);
    const rows = await server.services.database.db
      .selectFrom('pedido')
      .select('id')
      .where('reserva_id', '=', reservaId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('takes corrected passengers under a new key, as the same order', async () => {
    const poltrona = umaPoltrona();
    const { id: reservaId } = await ana.hold([poltrona]);
    const first = await ana.post(
      '/api/Pedidos',
      umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] }),
    );
    const corrected = umPassageiro({ poltrona, nome: 'Conceição Araújo Lima' });
    const second = await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [corrected] }));
    const [before, after] = [first, second].map((answer) => answer.json<{ data: Pedido }>().data);
    expect(after?.id).toBe(before?.id);
    expect(after?.itens.map(({ passageiro }) => passageiro)).toEqual(['Conceição Araújo Lima']);
  });
});

describe('an order is refused', () => {
  it('to the anonymous service user', async () => {
    const anonymous = await server.app.inject({
      method: 'POST',
      url: '/api/Pedidos',
      payload: umNovoPedido({ reservaId: 'x' }),
    });
    expect(anonymous.statusCode).toBe(401);
  });

  it('without an idempotency key', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Pedidos',
      headers: { authorization: 'Bearer teste.ana' },
      payload: umNovoPedido({ reservaId: randomUUID() }),
    });
    expect(answer.statusCode).toBe(400);
  });

  it('on a hold of somebody else, or of nobody', async () => {
    const { id: reservaId } = await umComprador(server, 'bia').hold([umaPoltrona()]);
    for (const id of [reservaId, randomUUID(), 'nada']) {
      expect((await ana.post('/api/Pedidos', umNovoPedido({ reservaId: id }))).statusCode).toBe(404);
    }
  });

  it('naming every wrong field at once', async () => {
    const poltronas = [umaPoltrona(), umaPoltrona()];
    const { id: reservaId } = await ana.hold(poltronas);
    const passageiros = [
      umPassageiro({ poltrona: poltronas[0] ?? 0, documento: { tipo: 1, numero: '111.111.111-11' } }),
      umPassageiro({ poltrona: poltronas[1] ?? 0, dataNascimento: '2099-01-01', autorizacaoMenor: true }),
    ];
    const answer = await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
    expect(answer.statusCode).toBe(400);
    expect(codes(answer)).toEqual(['passageiros.0.documento.numero', 'passageiros.1.dataNascimento']);
  });

  it('with keys nobody knows', async () => {
    const { id: reservaId } = await ana.hold([umaPoltrona()]);
    const answer = await ana.post('/api/Pedidos', { ...umNovoPedido({ reservaId }), totalCentavos: 1 });
    expect(answer.statusCode).toBe(400);
  });

  it('with a coupon that does not exist', async () => {
    const poltrona = umaPoltrona();
    const { id: reservaId } = await ana.hold([poltrona]);
    const passageiros = [umPassageiro({ poltrona })];
    const answer = await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros, cupom: 'NATAL' }));
    expect(codes(answer)).toEqual(['cupom']);
  });
});

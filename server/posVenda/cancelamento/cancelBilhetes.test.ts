import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../../../src/domain/wire/posVenda/posVenda';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { eventually, payTxid } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';
import { pdfText } from '../../bilhetes/testdata/pdfText';
import { EXECUTIVO, umaPessoa } from '../testdata/posVenda';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(async () => {
  // Money, seats and tickets agree after every cancellation, exchange and interruption.
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
  await server.close();
});

/** Each test has a person of its own. */
let count = 0;
const pessoa = () => umaPessoa(server, `cancela${(count += 1)}`);
const bilheteOf = ({ itens }: Pedido, i = 0): string => itens[i]?.bilheteId ?? '';
const { poltrona: A, total, tarifa } = EXECUTIVO;

interface Refusal {
  erros: { codigo: string; mensagem: string }[];
  previa: PreviaCancelamento;
}

describe('cancelling a ticket', () => {
  it('on day 3 previews and gives back all of it, and its seat is free again', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A]);
    await eu.age(pedido.id, 3, 200);
    const previa = await eu.previewCancel(bilheteOf(pedido));
    expect(previa).toMatchObject({ permitido: true, motivo: 'arrependimento', devolverCentavos: total, meio: 'pix' });
    expect(previa.baseLegal).toContain('11.975/2009');

    expect((await eu.cancel(bilheteOf(pedido), total)).statusCode).toBe(200);
    expect(await eu.givenBack()).toEqual([total]);
    expect(await eu.isTaken(pedido.itens[0]?.viagemId ?? '', A)).toBe(false);
    const after = await eu.read(pedido.id);
    expect(after).toMatchObject({
      situacao: 'estornado',
      itens: [{ bilheteSituacao: 'cancelado' }],
      estornos: [{ valorCentavos: total, meio: 'pix', situacao: 'feito' }],
    });
    expect(after.estornos?.[0]?.concluidoEm).not.toBeNull();
  });

  it('on day 10, 30 h before, keeps 5 % of the fare', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 1]);
    await eu.age(pedido.id, 10, 30);
    const multa = tarifa * 0.05;
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({
      motivo: 'antecedencia',
      multaCentavos: multa,
      devolverCentavos: total - multa,
      horasAntes: 29,
    });
    await eu.cancel(bilheteOf(pedido), total - multa);
    expect(await eu.givenBack()).toEqual([total - multa]);
  });

  it('2 h before is refused with the reason, and nothing changes', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 2]);
    await eu.age(pedido.id, 10, 2);
    const refused = await eu.cancel(bilheteOf(pedido), 0);
    expect(refused.statusCode).toBe(409);
    const { erros, previa } = refused.json<Refusal>();
    expect(erros[0]?.codigo).toBe('CANCELAMENTO_RECUSADO');
    expect(previa).toMatchObject({ permitido: false, motivo: 'prazo_encerrado', meio: null, previsao: null });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
  });

  it('at a sum that is no longer so tells the new one and does nothing', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 3]);
    await eu.age(pedido.id, 10, 30);
    const refused = await eu.cancel(bilheteOf(pedido), total);
    const { erros, previa } = refused.json<Refusal>();
    expect([refused.statusCode, erros[0]?.codigo]).toEqual([409, 'PREVIA_MUDOU']);
    expect(erros[0]?.mensagem).toBe(
      'O valor a devolver mudou enquanto você decidia. Confira o novo valor e confirme de novo.',
    );
    expect(previa.devolverCentavos).toBe(total - tarifa * 0.05);
    expect(await eu.givenBack()).toEqual([]);
  });

  it('happens once: the same key answers the same, another tab is told that it is done', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 4]);
    const first = await eu.cancel(bilheteOf(pedido), total, 'uma-chave');
    const again = await eu.cancel(bilheteOf(pedido), total, 'uma-chave');
    expect(again.json()).toEqual(first.json());
    const other = await eu.cancel(bilheteOf(pedido), total);
    expect([other.statusCode, other.json<Refusal>().erros[0]]).toEqual([
      409,
      { codigo: 'BILHETE_ENCERRADO', mensagem: 'Esta passagem já foi cancelada.' },
    ]);
    expect(await eu.givenBack()).toEqual([total]);
  });

  it('of a trip more than an hour late gives all back, whenever it was bought', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 5]);
    await eu.age(pedido.id, 10, 1);
    await server.services.database.db
      .insertInto('partida_status')
      .values({ partida_id: pedido.itens[0]?.viagemId ?? '', situacao: 'prevista', atraso_min: 75 })
      .execute();
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ motivo: 'atraso', devolverCentavos: total });
    await server.services.database.db.deleteFrom('partida_status').execute();
  });

  it('is its owner’s alone, and needs a key', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 6]);
    const other = pessoa();
    expect((await other.get(`/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`)).statusCode).toBe(404);
    expect((await other.cancel(bilheteOf(pedido), total)).statusCode).toBe(404);
    expect((await eu.cancel(bilheteOf(pedido), total, '')).statusCode).toBe(400);
  });
});

describe('cancelling an order', () => {
  it('passenger by passenger gives back what each paid, and the order ends with the last', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([A + 7, A + 8, A + 9]);
    await eu.cancel(bilheteOf(pedido, 1), total);
    expect(await eu.read(pedido.id)).toMatchObject({ situacao: 'emitido' });
    expect(await eu.isTaken(pedido.itens[0]?.viagemId ?? '', A + 7)).toBe(true);

    const rest = await eu.get(`/api/Pedidos/${pedido.id}/Cancelamento`);
    const previa = rest.json<{ data: PreviaCancelamentoPedido }>().data;
    expect([previa.bilhetes.length, previa.devolverCentavos]).toEqual([2, 2 * total]);
    const done = await eu.post(`/api/Pedidos/${pedido.id}/Cancelamento`, { devolverCentavos: 2 * total });
    expect(done.statusCode).toBe(200);
    expect(await eu.givenBack()).toEqual([total, total, total]);
    expect(await eu.read(pedido.id)).toMatchObject({ situacao: 'estornado' });
  });

  it('that nobody paid takes its charge back before it lets the seat go', async () => {
    const eu = pessoa();
    const { id, itens } = await eu.order([A + 10]);
    const pedidoViagem = itens[0]?.viagemId ?? '';
    const { txid } = await eu.charge(id);
    expect((await eu.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 })).statusCode).toBe(200);
    expect(await eu.read(id)).toMatchObject({ situacao: 'cancelado' });
    await expect(createBank(server.services.database).pay(txid)).rejects.toThrow('removida');
    expect(await eu.hold([A + 10], pedidoViagem)).toBeDefined();
  });

  it('that was paid a moment ago is not given up', async () => {
    const eu = pessoa();
    const { id } = await eu.order([A + 11]);
    const { txid } = await eu.charge(id);
    await payTxid(server, txid);
    const refused = await eu.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 });
    expect([refused.statusCode, refused.json<Refusal>().erros[0]?.codigo]).toEqual([409, 'PEDIDO_JA_PAGO']);
    expect(await eu.read(id)).toMatchObject({ situacao: 'emitido' });
  });
});

describe('letting a hold go', () => {
  it('that has an open charge closes the charge first: the seat is free and the Pix can no longer be paid', async () => {
    const eu = pessoa();
    const reserva = await eu.hold([40]);
    const { id } = await eu.pedidoOf(reserva.id, [40]);
    const { txid } = await eu.charge(id);
    const released = await eu.del(`/api/Reservas/${reserva.id}`);
    expect(released.statusCode).toBe(204);
    expect(await eu.read(id)).toMatchObject({ situacao: 'cancelado' });
    await expect(createBank(server.services.database).pay(txid)).rejects.toThrow('removida');
  });

  it('keeps the seat when the money came first', async () => {
    const eu = pessoa();
    const reserva = await eu.hold([41]);
    const { id } = await eu.pedidoOf(reserva.id, [41]);
    const { txid } = await eu.charge(id);
    await payTxid(server, txid);
    expect((await eu.del(`/api/Reservas/${reserva.id}`)).statusCode).toBe(409);
    const after = await eventually(
      () => eu.read(id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(after.situacao).toBe('emitido');
  });
});

describe('the receipt', () => {
  it('says what was bought, how it was paid and what went back, to its owner alone', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([42, 43]);
    await eu.age(pedido.id, 10, 30);
    await eu.cancel(bilheteOf(pedido), total - tarifa * 0.05);
    const answer = await eu.get(`/api/Pedidos/${pedido.id}/Recibo`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="itape-recibo-${pedido.localizador}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = pdfText(answer.rawPayload);
    const said = ['RECIBO', pedido.localizador, 'CPF 529.982.247-25', 'Passagem cancelada', 'R$ 1.225,00', 'R$ 582,50'];
    for (const words of said) expect(text).toContain(words);
    expect((await pessoa().get(`/api/Pedidos/${pedido.id}/Recibo`)).statusCode).toBe(404);
  });

  it('is not there before there is a ticket', async () => {
    const eu = pessoa();
    const { id } = await eu.order([44]);
    expect((await eu.get(`/api/Pedidos/${id}/Recibo`)).statusCode).toBe(404);
  });
});

import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Troca } from '../../../src/domain/wire/posVenda/posVenda';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { createBank } from '../../sandbox/pix/bank';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';

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

let count = 0;
const pessoa = () => umaPessoa(server, `remarca${(count += 1)}`);
const bilheteOf = ({ itens }: Pedido): string => itens[0]?.bilheteId ?? '';
const viagemOf = ({ itens }: Pedido): string => itens[0]?.viagemId ?? '';
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;
/** Fiscal numbers of all tickets, from the first: none is missing. */
const numbers = async (): Promise<number[]> =>
  (await server.services.database.db.selectFrom('bilhete').select('numero').orderBy('numero').execute()).map(
    ({ numero }) => numero,
  );
const upToLast = (list: number[]): number[] => list.map((_, i) => i + 1);

describe('exchanging a ticket', () => {
  it('for the same price issues a new one that names the old, frees its seat and skips no number', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona);
    expect(await eu.previewExchange(bilheteOf(pedido), wanted)).toMatchObject({
      permitido: true,
      motivo: 'antecedencia',
      taxaCentavos: 0,
      acerto: { novoCentavos: EXECUTIVO.total, cobrarCentavos: 0, devolverCentavos: 0, meio: null, previsao: null },
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect(troca.situacao).toBe('concluida');

    const novo = await eu.bilhete(troca.bilheteId ?? '');
    const antigo = await eu.bilhete(bilheteOf(pedido));
    expect(novo).toMatchObject({ situacao: 'emitido', viagemId: wanted.viagemId, passageiro: antigo.passageiro });
    expect(antigo.situacao).toBe('remarcado');
    expect(novo.chaveBpe).not.toBe(antigo.chaveBpe);
    const row = await server.services.database.db
      .selectFrom('bilhete')
      .select('substitui_id')
      .where('id', '=', novo.id)
      .executeTakeFirstOrThrow();
    expect(row.substitui_id).toBe(antigo.id);
    expect(await eu.isTaken(viagemOf(pedido), EXECUTIVO.poltrona)).toBe(false);
    expect(await eu.isTaken(wanted.viagemId, EXECUTIVO.poltrona)).toBe(true);
    expect(await numbers()).toEqual(upToLast(await numbers()));
    expect((await eu.read(pedido.id)).itens[0]).toMatchObject({
      bilheteSituacao: 'remarcado',
      novoPedidoId: troca.pedidoId,
    });
    expect(await eu.givenBack()).toEqual([]);
  });

  it('for a dearer seat is an order to pay, and the old ticket stays good until it is paid', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 1]);
    const wanted = await eu.escolha(LEITO.poltrona);
    const diferenca = LEITO.total - EXECUTIVO.total;
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect(troca).toMatchObject({ situacao: 'a_pagar', cobrarCentavos: diferenca, bilheteId: null });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');

    const novo = await eu.pay(troca.pedidoId);
    expect(novo).toMatchObject({ situacao: 'emitido', totalCentavos: diferenca, creditoCentavos: EXECUTIVO.total });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('remarcado');
    expect(await eu.isTaken(viagemOf(pedido), EXECUTIVO.poltrona + 1)).toBe(false);

    await eu.cancel(bilheteOf(novo), LEITO.total);
    expect((await eu.givenBack()).sort((a, b) => a - b)).toEqual([diferenca, EXECUTIVO.total].sort((a, b) => a - b));
  });

  it('for a cheaper seat gives the difference back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([LEITO.poltrona + 1]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona + 2);
    const diferenca = LEITO.total - EXECUTIVO.total;
    expect((await eu.previewExchange(bilheteOf(pedido), wanted)).acerto).toMatchObject({
      novoCentavos: EXECUTIVO.total,
      cobrarCentavos: 0,
      devolverCentavos: diferenca,
      meio: 'pix',
      previsao: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect(troca).toMatchObject({ situacao: 'concluida', devolverCentavos: diferenca });
    expect(await eu.givenBack()).toEqual([diferenca]);
    await eu.cancel(troca.bilheteId ?? '', EXECUTIVO.total);
    expect(await eu.givenBack()).toEqual([diferenca, EXECUTIVO.total]);
  });

  it('10 days after the purchase starts no new count of days', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona - 1]);
    await eu.age(pedido.id, 10, 30);
    const { bilheteId } = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(EXECUTIVO.poltrona - 1));
    expect(await eu.previewCancel(bilheteId ?? '')).toMatchObject({ permitido: true, motivo: 'antecedencia' });
  });

  it('2 h before departure keeps 20 % of the fare, and brings no right to a refund back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 3]);
    await eu.age(pedido.id, 10, 2);
    const taxa = EXECUTIVO.tarifa * 0.2;
    const wanted = await eu.escolha(EXECUTIVO.poltrona + 3);
    expect(await eu.previewExchange(bilheteOf(pedido), wanted)).toMatchObject({
      motivo: 'fora_do_prazo',
      taxaCentavos: taxa,
      acerto: { cobrarCentavos: taxa, devolverCentavos: 0 },
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    const novo = await eu.pay(troca.pedidoId);
    expect(novo).toMatchObject({ situacao: 'emitido', totalCentavos: taxa });
    expect(await eu.previewCancel(bilheteOf(novo))).toMatchObject({ permitido: false, motivo: 'sem_reembolso' });
  });

  it('2 h before departure for a cheaper seat keeps the fee alone, and what is left is no refund to come', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([LEITO.poltrona + 3]);
    await eu.age(pedido.id, 10, 2);
    const devolver = LEITO.total - LEITO.tarifa * 0.2 - EXECUTIVO.total;
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(EXECUTIVO.poltrona + 5));
    expect(troca).toMatchObject({ situacao: 'concluida', cobrarCentavos: 0, devolverCentavos: devolver });
    expect(await eu.givenBack()).toEqual([devolver]);
    expect(await eu.previewCancel(troca.bilheteId ?? '')).toMatchObject({ permitido: false, motivo: 'sem_reembolso' });
  });

  it('at sums that are no longer so tells the new ones and holds nothing', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 4]);
    const wanted = await eu.escolha(LEITO.poltrona + 2);
    const refused = await eu.exchange(bilheteOf(pedido), wanted);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PREVIA_MUDOU']);
    expect(refused.json<{ previa: { acerto: object } }>().previa.acerto).toMatchObject({
      cobrarCentavos: LEITO.total - EXECUTIVO.total,
    });
    expect(await eu.isTaken(wanted.viagemId, LEITO.poltrona + 2)).toBe(false);
  });

  it('stays on its line, section and direction', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 5]);
    const other = {
      viagemId: await eu.viagem(),
      localidadeOrigem: lugares.saoPaulo,
      localidadeDestino: lugares.rio,
      poltrona: 9,
    };
    const preview = await eu.get(
      `/api/Bilhetes/${bilheteOf(pedido)}/Remarcacao?${new URLSearchParams({ ...other, poltrona: '9' })}`,
    );
    expect([preview.statusCode, codeOf(preview)]).toEqual([400, 'TROCA_INVALIDA']);
    const refused = await eu.exchange(bilheteOf(pedido), other);
    expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'TROCA_INVALIDA']);
  });

  it('for a seat that somebody took is refused, and the ticket stays', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 6]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona + 7);
    await pessoa().buy([EXECUTIVO.poltrona + 7], 25);
    const refused = await eu.exchange(bilheteOf(pedido), wanted);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'POLTRONA_OCUPADA']);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
  });

  it('chosen anew gives the first choice up, charge and seat', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 8]);
    const first = await eu.escolha(LEITO.poltrona + 3);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), first);
    const { txid } = await eu.charge(troca.pedidoId);
    const second = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(EXECUTIVO.poltrona + 8));
    expect(second.situacao).toBe('concluida');
    expect(await eu.isTaken(first.viagemId, first.poltrona)).toBe(false);
    await expect(createBank(server.services.database).pay(txid)).rejects.toThrow('removida');
  });

  it('chosen anew in vain keeps the first choice, its charge and its seat', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 11], 22);
    const first = await eu.escolha(LEITO.poltrona + 5);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), first);
    const { txid } = await eu.charge(troca.pedidoId);
    await pessoa().buy([EXECUTIVO.poltrona + 12], 26);
    const taken = await eu.exchange(bilheteOf(pedido), await eu.escolha(EXECUTIVO.poltrona + 12, 26));
    expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'POLTRONA_OCUPADA']);
    const otherSum = await eu.exchange(bilheteOf(pedido), await eu.escolha(EXECUTIVO.poltrona + 13, 26), {
      cobrarCentavos: 1,
    });
    expect([otherSum.statusCode, codeOf(otherSum)]).toEqual([409, 'PREVIA_MUDOU']);
    expect(await eu.isTaken(first.viagemId, first.poltrona)).toBe(true);
    expect((await eu.charge(troca.pedidoId)).txid).toBe(txid);
    expect((await eu.pay(troca.pedidoId)).situacao).toBe('emitido');
  });

  it('chosen anew for the seat that the first choice holds gets it', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 14], 23);
    const wanted = await eu.escolha(LEITO.poltrona + 6);
    const first = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    const second = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect(second.pedidoId).not.toBe(first.pedidoId);
    expect((await eu.read(first.pedidoId)).situacao).toBe('cancelado');
    expect((await eu.pay(second.pedidoId)).situacao).toBe('emitido');
  });

  it('sent twice with one key happens once', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 9]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona + 9);
    const body = { cobrarCentavos: 0, devolverCentavos: 0, ...wanted };
    const send = () => eu.post(`/api/Bilhetes/${bilheteOf(pedido)}/Remarcacao`, body, 'troca-1');
    const first = (await send()).json<{ data: Troca }>().data;
    expect((await send()).json<{ data: Troca }>().data).toEqual(first);
  });

  it('paid after its ticket was cancelled meanwhile gives the money back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 10]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona + 4));
    const { txid } = await eu.charge(troca.pedidoId);
    expect((await eu.cancel(bilheteOf(pedido), EXECUTIVO.total)).statusCode).toBe(200);
    await createBank(server.services.database).pay(txid);
    expect(await eu.conclude(troca.pedidoId)).toMatchObject({ situacao: 'estornado' });
    expect((await eu.givenBack()).length).toBe(2);
  });
});

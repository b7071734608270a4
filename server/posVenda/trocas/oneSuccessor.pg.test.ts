import { v7 } from 'uuid';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { exchangeBilhete } from './exchangeBilhete';
import { insertReplacement } from './replacementPedido';
import { findSoldBilhete } from '../soldBilhete';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';
import { bruno, codeOf, bilheteOf, trocaOf, umMundo } from '../testdata/trocas';

let server: Server;
let mundo: ReturnType<typeof umMundo>;

beforeAll(async () => {
  server = await startRaces();
  mundo = umMundo(server);
});
afterEach(async () => {
  await mundo.beIn('normal');
  await expectInvariants(server);
});
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoa(server, `sucessor${(count += 1)}`);
const transfer = (eu: ReturnType<typeof pessoa>, id: string) => eu.post(`/api/Bilhetes/${id}/Transferencia`, bruno);
const DEARER = LEITO.total - EXECUTIVO.total;

describe('of several exchanges of one ticket', () => {
  it('six free ones at once, at a slow operator, leave one, and its seat alone is sold', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([13]);
    const choices = await Promise.all([13, 14, 15, 16, 17, 18].map((poltrona) => eu.escolha(poltrona)));
    await mundo.beIn('lento', 150);
    const answers = await Promise.all(choices.map((wanted) => eu.exchange(bilheteOf(pedido), wanted)));
    await mundo.beIn('normal');
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    for (const answer of answers) if (answer.statusCode === 201) await eu.settle(trocaOf(answer).pedidoId);

    const [stands, ...others] = await mundo.successorsOf(bilheteOf(pedido));
    expect([stands?.situacao, others]).toEqual(['emitido', []]);
    const novo = await eu.read(stands?.id ?? '');
    await mundo.returnVendas();
    const sold = await Promise.all(choices.map(({ viagemId, poltrona }) => mundo.vendasOf(viagemId, poltrona)));
    expect(sold.flat()).toEqual([`${novo.id}:0`]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('remarcado');
  });

  it('the one that is paid and waits for the operator stands, and late money of another goes back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([19]);
    const first = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(1));
    const { txid } = await eu.charge(first.pedidoId);
    await mundo.lapse(eu, first.pedidoId);
    expect((await eu.read(first.pedidoId)).situacao).toBe('pagamento_expirado');

    const second = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(2));
    await mundo.beIn('fora');
    const paid = await eu.charge(second.pedidoId);
    await mundo.payLate(paid.txid);
    await eu.post(`/api/Pedidos/${second.pedidoId}/Concluir`);
    expect((await eu.read(second.pedidoId)).situacao).toBe('emitindo');

    await mundo.payLate(txid);
    await eu.post(`/api/Pedidos/${first.pedidoId}/Concluir`);
    expect(await eu.givenBack()).toEqual([DEARER]);

    await mundo.beIn('normal');
    await mundo.nextTurn(second.pedidoId);
    expect((await eu.settle(second.pedidoId)).situacao).toBe('emitido');
    await eu.post(`/api/Pedidos/${first.pedidoId}/Concluir`);
    expect((await mundo.successorsOf(bilheteOf(pedido))).map(({ id }) => id)).toEqual([second.pedidoId]);
    expect(await eu.givenBack()).toEqual([DEARER]);
  });

  it('late money of the first does not outbid a second that is still to be paid', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([20]);
    const first = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(3));
    const { txid } = await eu.charge(first.pedidoId);
    await mundo.lapse(eu, first.pedidoId);
    const second = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(4));
    await mundo.payLate(txid);
    await Promise.all([eu.post(`/api/Pedidos/${first.pedidoId}/Concluir`), eu.pay(second.pedidoId)]);
    await eu.post(`/api/Pedidos/${first.pedidoId}/Concluir`);
    expect((await eu.read(second.pedidoId)).situacao).toBe('emitido');
    expect(await eu.givenBack()).toEqual([DEARER]);
  });

  it('late money still takes the exchange where no other has its place', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([21]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(5));
    const { txid } = await eu.charge(troca.pedidoId);
    await mundo.lapse(eu, troca.pedidoId);
    expect((await eu.read(troca.pedidoId)).situacao).toBe('pagamento_expirado');
    await mundo.payLate(txid);
    const novo = await eu.conclude(troca.pedidoId);
    expect([novo.situacao, (await eu.bilhete(bilheteOf(pedido))).situacao]).toEqual(['emitido', 'remarcado']);
    expect(await eu.givenBack()).toEqual([]);
  });

  it('dear ones that are chosen and paid at once, again and again, keep no centavo without a ticket', async () => {
    for (let round = 0; round < 3; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([22 + round]);
      const choices = await Promise.all([6, 7, 8].map((poltrona) => eu.escolha(poltrona, 26 + round)));
      const sums = { cobrarCentavos: DEARER };
      const answers = await Promise.all(choices.map((wanted) => eu.exchange(bilheteOf(pedido), wanted, sums)));
      const trocas = answers.filter(({ statusCode }) => statusCode === 201).map(trocaOf);
      for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
      await Promise.all(trocas.map(({ pedidoId }) => eu.pay(pedidoId).catch(() => undefined)));
      const stands = await mundo.successorsOf(bilheteOf(pedido));
      expect(stands.map(({ situacao }) => situacao)).toEqual(['emitido']);
      expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('remarcado');
    }
  });
});

describe('an exchange and a transfer of one ticket', () => {
  it('that was chosen and not paid gives way to the transfer, and its late money goes back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([25]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(9));
    const { txid } = await eu.charge(troca.pedidoId);
    const given = await transfer(eu, bilheteOf(pedido));
    expect([given.statusCode, trocaOf(given).situacao]).toEqual([201, 'concluida']);
    expect((await eu.read(troca.pedidoId)).situacao).toBe('cancelado');
    await mundo.payLate(txid);
    await mundo.sweep(eu);
    expect(await eu.givenBack()).toEqual([DEARER]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('transferido');
  });

  it('at once end with one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([26 + round], 30);
      const wanted = await eu.escolha(26 + round, 31);
      const answers = await Promise.all([
        transfer(eu, bilheteOf(pedido)),
        eu.exchange(bilheteOf(pedido), wanted),
        transfer(eu, bilheteOf(pedido)),
        eu.exchange(bilheteOf(pedido), { ...wanted, poltrona: 40 - round }),
      ]);
      for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
      for (const answer of answers) if (answer.statusCode === 201) await eu.settle(trocaOf(answer).pedidoId);
      expect((await mundo.successorsOf(bilheteOf(pedido))).map(({ situacao }) => situacao)).toEqual(['emitido']);
    }
  });
});

describe('while an exchange is paid and not issued', () => {
  it('its ticket is neither cancelled, exchanged nor given away, and the rest of the order may be cancelled', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([30, 31], 32);
    const wanted = await eu.escolha(30, 33);
    await mundo.beIn('fora');
    const troca = trocaOf(await eu.exchange(bilheteOf(pedido), wanted));
    expect(troca.situacao).toBe('emitindo');
    const answers = await Promise.all([
      eu.cancel(bilheteOf(pedido), EXECUTIVO.total),
      eu.exchange(bilheteOf(pedido), { ...wanted, poltrona: 32 }),
      transfer(eu, bilheteOf(pedido)),
      eu.cancel(bilheteOf(pedido, 1), EXECUTIVO.total),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 200]);
    expect(answers.slice(0, 3).map(codeOf)).toEqual([
      'CANCELAMENTO_RECUSADO',
      'REMARCACAO_RECUSADA',
      'TRANSFERENCIA_RECUSADA',
    ]);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
    await mundo.beIn('normal');
    await mundo.nextTurn(troca.pedidoId);
    expect((await eu.settle(troca.pedidoId)).situacao).toBe('emitido');
  });

  it('a person who boards with the old ticket after all gets the money of the new one back', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([32], 34);
    const wanted = await eu.escolha(10, 35);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    await mundo.beIn('fora');
    const { txid } = await eu.charge(troca.pedidoId);
    await mundo.payLate(txid);
    await eu.post(`/api/Pedidos/${troca.pedidoId}/Concluir`);
    await mundo.board(bilheteOf(pedido));

    await mundo.beIn('normal');
    await mundo.nextTurn(troca.pedidoId);
    expect((await eu.settle(troca.pedidoId)).situacao).toBe('estornado');
    expect(await eu.givenBack()).toEqual([DEARER]);
    expect(await eu.isTaken(wanted.viagemId, wanted.poltrona)).toBe(false);
    await mundo.returnVendas();
    expect(await mundo.vendasOf(wanted.viagemId, wanted.poltrona)).toEqual([]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('embarcado');
  });
});

describe('while an exchange that costs nothing is agreed to and not concluded', () => {
  it('its ticket is not cancelled', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([11], 40);
    const wanted = await eu.escolha(11, 41);
    const sums = { cobrarCentavos: 0, devolverCentavos: 0 };
    const { database } = server.services;
    const { inventory } = server.app;
    const novo = await database.transaction((tx) =>
      exchangeBilhete(tx, inventory, `sucessor${count}`, bilheteOf(pedido), { ...wanted, ...sums }),
    );
    const refused = await eu.cancel(bilheteOf(pedido), EXECUTIVO.total);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'CANCELAMENTO_RECUSADO']);
    expect((await eu.settle(novo)).situacao).toBe('emitido');
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('remarcado');
  });
});

describe('the constraint behind the lock', () => {
  it('refuses a second successor in words, whatever let it pass', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([12], 39);
    const { database } = server.services;
    const bilhete = await findSoldBilhete(database.db, `sucessor${count}`, bilheteOf(pedido));
    const insert = () =>
      database.transaction((tx) =>
        insertReplacement(tx, bilhete, {
          reservaId: v7(),
          expiraEm: new Date(Date.now() + 60_000),
          situacao: 'reservado',
          troca: 'remarcacao',
          totalCentavos: 0,
          creditoCentavos: bilhete.fatos.pagoCentavos,
          multaCentavos: 0,
          semReembolso: false,
          item: {},
        }),
      );
    const results = await Promise.allSettled([insert(), insert()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, message: 'TROCA_EM_ANDAMENTO' });
  });
});

import { expectInvariants } from '../../tests/support/expectInvariants';
import { startRaces } from '../../tests/support/startRaces';
import type { Server } from '../createServer';
import { EXECUTIVO, LEITO, umaPessoa } from './testdata/posVenda';
import { bruno, bilheteOf, trocaOf, umMundo } from './testdata/trocas';
import { transferBilhete } from './trocas/transferBilhete';

let server: Server;

beforeAll(async () => {
  server = await startRaces();
});
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoa(server, `corrida${(count += 1)}`);
const statusOf = (answers: { statusCode: number }[]): number[] => answers.map(({ statusCode }) => statusCode).sort();
const sum = (list: number[]): number => list.reduce((total, one) => total + one, 0);
const transfer = (eu: ReturnType<typeof pessoa>, id: string) => eu.post(`/api/Bilhetes/${id}/Transferencia`, bruno);

describe('at the same moment', () => {
  it('eight tabs that cancel one ticket give its money back once', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => eu.cancel(bilheteOf(pedido), EXECUTIVO.total)));
    expect(statusOf(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
  });

  it('cancelling each passenger of an order gives back what was paid, and no more', async () => {
    const eu = pessoa();
    const poltronas = [1, 2, 3, 4].map((n) => EXECUTIVO.poltrona + n);
    const pedido = await eu.buy(poltronas);
    const answers = await Promise.all(poltronas.map((_, i) => eu.cancel(bilheteOf(pedido, i), EXECUTIVO.total)));
    expect(statusOf(answers)).toEqual([200, 200, 200, 200]);
    await eu.settle(pedido.id);
    expect(sum(await eu.givenBack())).toBe(4 * EXECUTIVO.total);
    expect((await eu.read(pedido.id)).situacao).toBe('estornado');
  });

  it('cancelling, exchanging and giving away leave it to exactly one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([EXECUTIVO.poltrona + 5 + round]);
      const id = bilheteOf(pedido);
      const wanted = await eu.escolha(EXECUTIVO.poltrona + 5 + round);
      const answers = await Promise.all([eu.cancel(id, EXECUTIVO.total), eu.exchange(id, wanted), transfer(eu, id)]);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    }
  });

  it('two people who exchange for one seat leave it to one of them, and the other keeps the ticket', async () => {
    const [ana, bia] = [pessoa(), pessoa()];
    const [um, outro] = [await ana.buy([30], 21), await bia.buy([31], 21)];
    const wanted = await ana.escolha(32, 27);
    const answers = await Promise.all([ana.exchange(bilheteOf(um), wanted), bia.exchange(bilheteOf(outro), wanted)]);
    expect(statusOf(answers)).toEqual([201, 409]);
    const situacoes = [(await ana.bilhete(bilheteOf(um))).situacao, (await bia.bilhete(bilheteOf(outro))).situacao];
    expect(situacoes.sort()).toEqual(['emitido', 'remarcado']);
  });

  it('paying an exchange and cancelling its ticket end with one of them, and no centavo is lost', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([33]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona));
    await Promise.all([eu.pay(troca.pedidoId), eu.cancel(bilheteOf(pedido), EXECUTIVO.total)]);
    await eu.settle(troca.pedidoId);
    await eu.settle(pedido.id);
    const novo = await eu.read(troca.pedidoId);
    const paid = LEITO.total;
    const live = novo.situacao === 'emitido' ? LEITO.total : 0;
    expect(sum(await eu.givenBack()) + live).toBe(paid);
  });
});

describe('two tickets of one order', () => {
  it('one cancelled, one exchanged, one given away at once: each happens, and each centavo has one place', async () => {
    for (let round = 0; round < 3; round += 1) {
      const eu = pessoa();
      const poltronas = [33, 34, 35].map((n) => n + 3 * round);
      const pedido = await eu.buy(poltronas, 36);
      const wanted = await eu.escolha(33 + 3 * round, 37);
      const answers = await Promise.all([
        eu.cancel(bilheteOf(pedido, 0), EXECUTIVO.total),
        eu.exchange(bilheteOf(pedido, 1), wanted),
        transfer(eu, bilheteOf(pedido, 2)),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 201]);
      expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
      expect(['cancelado', 'estornado']).toContain((await eu.settle(pedido.id)).situacao);
    }
  });

  it('all cancelled while one of them is cancelled by itself give back what was paid, once', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([42, 43], 38);
    const whole = eu.post(`/api/Pedidos/${pedido.id}/Cancelamento`, { devolverCentavos: 2 * EXECUTIVO.total });
    const answers = await Promise.all([whole, eu.cancel(bilheteOf(pedido), EXECUTIVO.total)]);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const all = answers[0].statusCode === 200;
    expect(sum(await eu.givenBack())).toBe((all ? 2 : 1) * EXECUTIVO.total);
  });
});

describe('the ticket that a transfer would replace', () => {
  it('keeps its sale at the operator where it was used before the transfer was issued', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([44], 39);
    const { database } = server.services;
    // The process dies before the order of the transfer is concluded.
    const id = await database.transaction((tx) => transferBilhete(tx, `corrida${count}`, bilheteOf(pedido), bruno));
    await umMundo(server).board(bilheteOf(pedido));
    expect((await eu.settle(id)).situacao).toBe('estornado');
    await umMundo(server).returnVendas();
    expect(await umMundo(server).vendasOf(pedido.itens[0]?.viagemId ?? '', 44)).toEqual([`${pedido.id}:0`]);
  });
});

describe('an order of four seats that was issued in part', () => {
  it('gives a cancelled ticket its money back after another ticket was given away', async () => {
    const eu = pessoa();
    const mundo = umMundo(server);
    const { id } = await eu.pedidoFor([13, 14, 15, 16], 40);
    await mundo.payLate((await eu.charge(id)).txid);
    await mundo.beIn('parcial');
    for (let sold = 0; sold < 3; sold += 1) {
      await mundo.nextTurn(id);
      await eu.post(`/api/Pedidos/${id}/Concluir`);
    }
    await mundo.beIn('recusa');
    await mundo.lastTurn(id);
    const pedido = await eu.settle(id);
    await mundo.beIn('normal');
    const issued = pedido.itens.flatMap(({ bilheteId }) => bilheteId ?? []);
    expect([pedido.situacao, issued.length, await eu.givenBack()]).toEqual(['emitido_parcial', 3, [EXECUTIVO.total]]);

    expect((await transfer(eu, issued[0] ?? '')).statusCode).toBe(201);
    expect((await eu.cancel(issued[1] ?? '', EXECUTIVO.total)).statusCode).toBe(200);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total, EXECUTIVO.total]);
    // The sale of the ticket that was given away is one, under its first key.
    const viagemId = pedido.itens[0]?.viagemId ?? '';
    await mundo.returnVendas();
    const vendas = await Promise.all([13, 14, 15, 16].map((poltrona) => mundo.vendasOf(viagemId, poltrona)));
    expect(vendas.flat()).toHaveLength(2);
  });
});

describe('an order of two seats of which one was issued and the other refused', () => {
  it('owes nothing more after its only ticket was given away, however often it is concluded', async () => {
    const eu = pessoa();
    const mundo = umMundo(server);
    const { id } = await eu.pedidoFor([17, 18], 40);
    await mundo.payLate((await eu.charge(id)).txid);
    await mundo.beIn('parcial');
    await mundo.nextTurn(id);
    await eu.post(`/api/Pedidos/${id}/Concluir`);
    await mundo.beIn('recusa');
    await mundo.lastTurn(id);
    const pedido = await eu.settle(id);
    await mundo.beIn('normal');
    const [issued = '', ...others] = pedido.itens.flatMap(({ bilheteId }) => bilheteId ?? []);
    expect([pedido.situacao, others, await eu.givenBack()]).toEqual(['emitido_parcial', [], [EXECUTIVO.total]]);

    // The sale moves to the order of the new passenger: here the operator has sold nothing any more.
    const given = trocaOf(await transfer(eu, issued));
    expect(given.situacao).toBe('concluida');
    for (let times = 0; times < 2; times += 1) await eu.post(`/api/Pedidos/${id}/Concluir`);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
    expect((await eu.bilhete(given.bilheteId ?? '')).situacao).toBe('emitido');
    // The price of the ticket is still there to be given back, once.
    expect((await eu.cancel(given.bilheteId ?? '', EXECUTIVO.total)).statusCode).toBe(200);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total, EXECUTIVO.total]);
  });
});

describe('a right to a refund that was lost', () => {
  it('is not bought back by a fee and a new departure, nor by a second exchange or another name', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([17], 41);
    await eu.age(pedido.id, 2, -1);
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ permitido: false, motivo: 'ja_partiu' });

    const wanted = await eu.escolha(17, 42);
    expect((await eu.previewExchange(bilheteOf(pedido), wanted)).semReembolso).toBe(true);
    const { pedidoId } = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    let bilhete = bilheteOf(await eu.pay(pedidoId));
    bilhete = (await eu.exchangeAsPreviewed(bilhete, await eu.escolha(17, 43))).bilheteId ?? '';
    bilhete = trocaOf(await transfer(eu, bilhete)).bilheteId ?? '';
    expect(await eu.previewCancel(bilhete)).toMatchObject({ permitido: false, motivo: 'sem_reembolso' });
    expect((await eu.cancel(bilhete, 0)).statusCode).toBe(409);
    expect(await eu.givenBack()).toEqual([]);
  });
});

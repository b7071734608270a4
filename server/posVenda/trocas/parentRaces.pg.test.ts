import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';
import { bilheteOf, trocaOf } from '../testdata/trocas';

let server: Server;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoa(server, `familia${(count += 1)}`);
const sum = (list: number[]): number => list.reduce((total, one) => total + one, 0);
const ROUNDS = 4;

describe('two that share one order, at the same moment', () => {
  it('end it once both its tickets are cancelled, whoever is last', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([13, 14], 21 + round);
      const answers = await Promise.all([0, 1].map((i) => eu.cancel(bilheteOf(pedido, i), EXECUTIVO.total)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await eu.settle(pedido.id)).situacao).toBe('estornado');
      expect(sum(await eu.givenBack())).toBe(2 * EXECUTIVO.total);
    }
  });

  it('are two exchanges of its tickets: cancelled together, each gets its own part of the one payment back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([15, 16], 21 + round);
      const children: string[] = [];
      for (const i of [0, 1]) {
        const wanted = await eu.escolha(15 + i, 27 + round);
        children.push((await eu.exchangeAsPreviewed(bilheteOf(pedido, i), wanted)).bilheteId ?? '');
      }
      const answers = await Promise.all(children.map((id) => eu.cancel(id, EXECUTIVO.total)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await eu.givenBack()).sort()).toEqual([EXECUTIVO.total, EXECUTIVO.total]);
    }
  });

  it('are made at once from its tickets: each keeps its credit, and the old order holds none of the seats', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([17, 18], 21 + round);
      const wishes = [await eu.escolha(17, 33 + round), await eu.escolha(18, 33 + round)];
      const answers = await Promise.all(wishes.map((wish, i) => eu.exchange(bilheteOf(pedido, i), wish)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      const novos = await Promise.all(answers.map((answer) => eu.read(trocaOf(answer).pedidoId)));
      expect(novos.map(({ creditoCentavos }) => creditoCentavos)).toEqual([EXECUTIVO.total, EXECUTIVO.total]);
      const viagemId = pedido.itens[0]?.viagemId ?? '';
      expect(await Promise.all([17, 18].map((umaPoltrona) => eu.isTaken(viagemId, umaPoltrona)))).toEqual([
        false,
        false,
      ]);
      expect(await eu.givenBack()).toEqual([]);
    }
  });

  it('are a cheaper exchange of one and a cancellation of the other: the payment is given back once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([LEITO.poltrona + 1, LEITO.poltrona + 2], 21 + round);
      const wanted = await eu.escolha(19, 39 + round);
      const { acerto } = await eu.previewExchange(bilheteOf(pedido, 0), wanted);
      const [troca, fim] = await Promise.all([
        eu.exchange(bilheteOf(pedido, 0), wanted, { devolverCentavos: acerto?.devolverCentavos ?? 0 }),
        eu.cancel(bilheteOf(pedido, 1), LEITO.total),
      ]);
      expect([troca.statusCode, fim.statusCode]).toEqual([201, 200]);
      expect(sum(await eu.givenBack())).toBe(2 * LEITO.total - EXECUTIVO.total);
      await eu.cancel(trocaOf(troca).bilheteId ?? '', EXECUTIVO.total);
      expect(sum(await eu.givenBack())).toBe(2 * LEITO.total);
    }
  });
});

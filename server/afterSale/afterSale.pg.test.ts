import { createPostgresDatabase, type PostgresDatabase } from '../../tests/support/postgresDatabase';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { startServer } from '../../tests/support/startServer';
import type { Pedido } from '../../src/domain/wire/pedidos';
import type { Server } from '../createServer';
import { EXECUTIVO, LEITO, umaPessoa } from './testdata/posVenda';

let postgres: PostgresDatabase;
let server: Server;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  server = await startServer({ databaseUrl: postgres.url });
  await server.services.scheduler.stop();
});
afterEach(() => expectInvariants(server));
afterAll(async () => {
  await server.close();
  await postgres.drop();
});

let count = 0;
const pessoa = () => umaPessoa(server, `corrida${(count += 1)}`);
const ticketOf = ({ itens }: Pedido, i = 0): string => itens[i]?.bilheteId ?? '';
const statusOf = (answers: { statusCode: number }[]): number[] => answers.map(({ statusCode }) => statusCode).sort();
const sum = (list: number[]): number => list.reduce((total, one) => total + one, 0);
const bruno = { nome: 'Bruno Lima', documento: { tipo: 2, numero: '98.765.432-1' }, dataNascimento: '1985-03-02' };

describe('at the same moment', () => {
  it('eight tabs that cancel one ticket give its money back once', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => eu.cancel(ticketOf(pedido), EXECUTIVO.total)));
    expect(statusOf(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
  });

  it('cancelling each passenger of an order gives back what was paid, and no more', async () => {
    const eu = pessoa();
    const seats = [1, 2, 3, 4].map((n) => EXECUTIVO.poltrona + n);
    const pedido = await eu.buy(seats);
    const answers = await Promise.all(seats.map((_, i) => eu.cancel(ticketOf(pedido, i), EXECUTIVO.total)));
    expect(statusOf(answers)).toEqual([200, 200, 200, 200]);
    await eu.settle(pedido.id);
    expect(sum(await eu.givenBack())).toBe(4 * EXECUTIVO.total);
    expect((await eu.read(pedido.id)).situacao).toBe('estornado');
  });

  it('cancelling, exchanging and giving away leave it to exactly one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([EXECUTIVO.poltrona + 5 + round]);
      const id = ticketOf(pedido);
      const wanted = await eu.escolha(EXECUTIVO.poltrona + 5 + round);
      const answers = await Promise.all([
        eu.cancel(id, EXECUTIVO.total),
        eu.exchange(id, wanted),
        eu.post(`/api/Bilhetes/${id}/Transferencia`, bruno),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    }
  });

  it('two people who exchange for one seat leave it to one of them, and the other keeps the ticket', async () => {
    const [ana, bia] = [pessoa(), pessoa()];
    const [um, outro] = [await ana.buy([30], 21), await bia.buy([31], 21)];
    const wanted = await ana.escolha(32, 27);
    const answers = await Promise.all([ana.exchange(ticketOf(um), wanted), bia.exchange(ticketOf(outro), wanted)]);
    expect(statusOf(answers)).toEqual([201, 409]);
    const situacoes = [(await ana.ticket(ticketOf(um))).situacao, (await bia.ticket(ticketOf(outro))).situacao];
    expect(situacoes.sort()).toEqual(['emitido', 'remarcado']);
  });

  it('paying an exchange and cancelling its ticket end with one of them, and no centavo is lost', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([33]);
    const troca = await eu.exchangeAsPreviewed(ticketOf(pedido), await eu.escolha(LEITO.poltrona));
    await Promise.all([eu.pay(troca.pedidoId), eu.cancel(ticketOf(pedido), EXECUTIVO.total)]);
    await eu.settle(troca.pedidoId);
    await eu.settle(pedido.id);
    const novo = await eu.read(troca.pedidoId);
    const paid = LEITO.total;
    const live = novo.situacao === 'emitido' ? LEITO.total : 0;
    expect(sum(await eu.givenBack()) + live).toBe(paid);
  });
});

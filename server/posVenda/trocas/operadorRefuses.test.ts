import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Server } from '../../createServer';
import { createMoods, type Mood } from '../../sandbox/praxio/mood';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(async () => {
  await beIn('normal');
  await expectInvariants(server);
});
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoa(server, `recusa${(count += 1)}`);
const beIn = (modo: Mood) => createMoods(server.services.database).write(modo, 0);
const bilheteOf = ({ itens }: Pedido): string => itens[0]?.bilheteId ?? '';
const viagemOf = ({ itens }: Pedido): string => itens[0]?.viagemId ?? '';
const bruno = { nome: 'Bruno Lima', documento: { tipo: 2, numero: '98.765.432-1' }, dataNascimento: '1985-03-02' };
/** The operator's next turn has come. */
const wait = (pedidoId: string) =>
  server.services.database.db
    .updateTable('emissao')
    .set({ tentar_em: sql<Date>`now() - interval '1 second'` })
    .where('pedido_id', '=', pedidoId)
    .execute();
const trocaOf = (answer: { json: <T>() => T }): Troca => answer.json<{ data: Troca }>().data;

describe('an operator that does not sell the new seat', () => {
  it('leaves the old ticket as it was', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona);
    await beIn('ocupada');
    const troca = trocaOf(await eu.exchange(bilheteOf(pedido), wanted));
    expect(troca).toMatchObject({ situacao: 'recusada', bilheteId: null });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
    expect(await eu.isTaken(viagemOf(pedido), EXECUTIVO.poltrona)).toBe(true);
    expect(await eu.givenBack()).toEqual([]);
  });

  it('gives back what was paid for it, and only that', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 1]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona));
    await beIn('ocupada');
    expect(await eu.pay(troca.pedidoId)).toMatchObject({ situacao: 'estornado' });
    expect(await eu.givenBack()).toEqual([LEITO.total - EXECUTIVO.total]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
  });

  it('has no say in whose ticket it is: a ticket is given away under the sale that stands', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 2]);
    await beIn('fora');
    const troca = trocaOf(await eu.post(`/api/Bilhetes/${bilheteOf(pedido)}/Transferencia`, bruno));
    expect(troca.situacao).toBe('concluida');
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('transferido');
    const vendas = await server.services.database.db
      .selectFrom('sandbox_praxio_venda')
      .select('devolvida_em')
      .where('id_viagem', '=', viagemOf(pedido))
      .where('poltrona', '=', EXECUTIVO.poltrona + 2)
      .execute();
    expect(vendas).toEqual([{ devolvida_em: null }]);
  });
});

describe('an operator that does not answer', () => {
  it('keeps the exchange waiting: nothing else is done with the ticket meanwhile, and then it is finished', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 3]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona + 3);
    await beIn('fora');
    const troca = trocaOf(await eu.exchange(bilheteOf(pedido), wanted));
    expect(troca.situacao).toBe('emitindo');
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ permitido: false, motivo: 'remarcacao_aberta' });
    const other = await eu.escolha(EXECUTIVO.poltrona + 4);
    expect(await eu.previewExchange(bilheteOf(pedido), other)).toMatchObject({
      permitido: false,
      motivo: 'remarcacao_aberta',
    });
    expect((await eu.cancel(bilheteOf(pedido), EXECUTIVO.total)).statusCode).toBe(409);

    await beIn('normal');
    await wait(troca.pedidoId);
    expect(await eu.settle(troca.pedidoId)).toMatchObject({ situacao: 'emitido' });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('remarcado');
  });
});

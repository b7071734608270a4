import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { seedOperadores } from '../../agencia/operadores/seedOperadores';
import { umaAgencia } from '../../agencia/pedidos/testdata/umaAgencia';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umPagador } from '../../pagamento/testdata/umCartao';
import { createBank } from '../../sandbox/pix/bank';
import { EXECUTIVO, umaPessoa } from '../testdata/posVenda';
import { codeOf, bilheteOf, umMundo } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const { db } = server.services.database;
  await db.insertInto('agencia_estabelecimento').values({ id: 2, nome: 'Outra agência' }).execute();
  await insertOperador(db, 'longe', { estabelecimento_id: 2 });
}, START_MS);
afterEach(async () => {
  await umMundo(server).beIn('normal');
  await expectInvariants(server);
});
afterAll(() => server.close());

type Pessoa = ReturnType<typeof pessoa>;
type Answer = Awaited<ReturnType<Pessoa['post']>>;
interface Door {
  name: string;
  /** Cancels at a sum, as the person this door is for. */
  cancel: (eu: Pessoa, pedido: Pedido, devolverCentavos: number) => Promise<Answer>;
  /** The same, as a person whom the order is not open to. */
  intrude: (pedido: Pedido, devolverCentavos: number) => Promise<Answer>;
  /** The same person asks what would come back. */
  peek: (pedido: Pedido) => Promise<Answer>;
}

const { total } = EXECUTIVO;
let people = 0;
let places = 0;
/** A free seat, and the days until its coach leaves. */
const place = (): [poltrona: number, dias: number] => {
  places += 1;
  return [20 + (places % 20), 20 + Math.floor(places / 20)];
};
const pessoa = () => {
  const sub = `porta${(people += 1)}`;
  return { ...umaPessoa(server, sub), sub };
};
const bought = async (eu: Pessoa) => {
  const [poltrona, dias] = place();
  return eu.buy([poltrona], dias);
};
const unpaid = async (eu: Pessoa) => {
  const [poltrona, dias] = place();
  return eu.pedidoFor([poltrona], dias);
};

const doors: Door[] = [
  {
    name: 'its owner cancels the ticket',
    cancel: (eu, pedido, sum) => eu.cancel(bilheteOf(pedido), sum),
    intrude: (pedido, sum) => umaPessoa(server, 'intrusa').cancel(bilheteOf(pedido), sum),
    peek: (pedido) => umaPessoa(server, 'intrusa').get(`/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`),
  },
  {
    name: 'its owner cancels the order',
    cancel: (eu, { id }, devolverCentavos) => eu.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos }),
    intrude: ({ id }, devolverCentavos) =>
      umaPessoa(server, 'intrusa').post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos }),
    peek: ({ id }) => umaPessoa(server, 'intrusa').get(`/api/Pedidos/${id}/Cancelamento`),
  },
  {
    name: 'an agency cancels the order',
    cancel: async (_, { id }, devolverCentavos) => {
      const agencia = umaAgencia(server, seedOperadores.agencia.user.sub);
      await agencia.attend(id);
      return agencia.post(`/${id}/Cancelamento`, { devolverCentavos });
    },
    intrude: ({ id }, devolverCentavos) =>
      umaAgencia(server, 'longe').post(`/${id}/Cancelamento`, { devolverCentavos }),
    peek: ({ id }) => umaAgencia(server, 'longe').get(`/${id}/Cancelamento`),
  },
];

describe.each(doors)('where $name', ({ cancel, intrude, peek }) => {
  it('the money comes back once, and the second request is told that it is over', async () => {
    const eu = pessoa();
    const pedido = await bought(eu);
    expect((await cancel(eu, pedido, total)).statusCode).toBe(200);
    const second = await cancel(eu, pedido, total);
    expect([second.statusCode, codeOf(second)]).toEqual([409, 'BILHETE_ENCERRADO']);
    expect(await eu.givenBack()).toEqual([total]);
    expect((await eu.read(pedido.id)).situacao).toBe('estornado');
  });

  it.each([total - 1, total + 1, 0])('another sum than the rule’s (%i) changes nothing', async (sum) => {
    const eu = pessoa();
    const pedido = await bought(eu);
    const refused = await cancel(eu, pedido, sum);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PREVIA_MUDOU']);
    expect([(await eu.read(pedido.id)).situacao, await eu.givenBack()]).toEqual(['emitido', []]);
  });

  it.each([0, total])('after departure nothing is cancelled, at %i neither', async (sum) => {
    const eu = pessoa();
    const pedido = await bought(eu);
    await eu.age(pedido.id, 2, -1);
    const refused = await cancel(eu, pedido, sum);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'CANCELAMENTO_RECUSADO']);
    expect([(await eu.read(pedido.id)).situacao, await eu.givenBack()]).toEqual(['emitido', []]);
  });

  it('a ticket whose exchange waits for the operator stays as it is', async () => {
    const eu = pessoa();
    const pedido = await bought(eu);
    const wanted = await eu.escolha(...place());
    await umMundo(server).beIn('fora');
    await eu.exchange(bilheteOf(pedido), wanted);
    const refused = await cancel(eu, pedido, total);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'CANCELAMENTO_RECUSADO']);
    expect([(await eu.read(pedido.id)).situacao, await eu.givenBack()]).toEqual(['emitido', []]);
  });

  it('a ticket that was used is not cancelled', async () => {
    const eu = pessoa();
    const pedido = await bought(eu);
    await umMundo(server).board(bilheteOf(pedido));
    expect((await cancel(eu, pedido, total)).statusCode).toBe(409);
    expect(await eu.givenBack()).toEqual([]);
  });

  it('somebody whom the order is not open to learns not even that it exists', async () => {
    const eu = pessoa();
    const pedido = await bought(eu);
    expect((await peek(pedido)).statusCode).toBe(404);
    expect((await intrude(pedido, total)).statusCode).toBe(404);
    expect([(await eu.read(pedido.id)).situacao, await eu.givenBack()]).toEqual(['emitido', []]);
  });
});

describe('what would come back', () => {
  it('is kept by no cache, of a ticket, of an order, and where an agency asks', async () => {
    const eu = pessoa();
    const pedido = await bought(eu);
    const agencia = umaAgencia(server, seedOperadores.agencia.user.sub);
    await agencia.attend(pedido.id);
    const answers = [
      await eu.get(`/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`),
      await eu.get(`/api/Pedidos/${pedido.id}/Cancelamento`),
      await agencia.get(`/${pedido.id}/Cancelamento`),
    ];
    const kept = answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']]);
    expect(kept).toEqual(answers.map(() => [200, 'no-store']));
  });
});

describe.each(doors.slice(1))('where $name and nobody has paid', ({ cancel, intrude }) => {
  it('the order ends, its charge too, and its seat is free', async () => {
    const eu = pessoa();
    const pedido = await unpaid(eu);
    const { txid } = await eu.charge(pedido.id);
    expect((await cancel(eu, pedido, 0)).statusCode).toBe(200);
    expect((await eu.read(pedido.id)).situacao).toBe('cancelado');
    await expect(createBank(server.services.database).pay(txid)).rejects.toThrow('removida');
    const umaPoltrona = pedido.itens[0];
    expect(await eu.isTaken(umaPoltrona?.viagemId ?? '', umaPoltrona?.poltrona ?? 0)).toBe(false);
  });

  it('a card that is being asked for keeps the order open', async () => {
    const eu = pessoa();
    const pedido = await unpaid(eu);
    await umPagador(server, eu.sub).pay(pedido.id, 'desafio');
    const attempt = server.services.database.db.updateTable('cobranca_cartao').where('pedido_id', '=', pedido.id);
    await attempt.set({ situacao: 'autorizando' }).execute();
    const refused = await cancel(eu, pedido, 0);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PAGAMENTO_EM_ANDAMENTO']);
    expect((await eu.read(pedido.id)).situacao).toBe('aguardando_pagamento');
    await attempt.set({ situacao: 'recusada', motivo: 'negada', consultar_em: null }).execute();
    expect((await cancel(eu, pedido, 0)).statusCode).toBe(200);
  });

  it('somebody whom it is not open to does not end it', async () => {
    const eu = pessoa();
    const pedido = await unpaid(eu);
    expect((await intrude(pedido, 0)).statusCode).toBe(404);
    expect((await eu.read(pedido.id)).situacao).toBe('reservado');
  });
});

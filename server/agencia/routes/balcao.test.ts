import type { Balcao, Recebimento } from '../../../src/domain/wire/agencia/balcao';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { PreviaCancelamento } from '../../../src/domain/wire/posVenda/posVenda';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../balcao/testdata/umBalcao';
import { dinheiroInCaixa } from '../caixas/movimentoRepository';
import { openCaixaOf } from '../caixas/caixaRepository';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';

/** A seat from São Paulo to Rio in the small catalogue. */
const CHEIO = 14_150;

let server: Server;
let balcao: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  balcao = await umBalcao(server, 'lia');
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
const dataOf = <T>(answer: { json: <T>() => T }) => answer.json<{ data: T }>().data;
const movements = (pedidoId: string) =>
  db()
    .selectFrom('caixa_movimento')
    .select(['tipo', 'modalidade', 'valor_centavos', 'recebido_centavos'])
    .where('pedido_id', '=', pedidoId)
    .orderBy('n')
    .execute();
const drawer = async () => dinheiroInCaixa(db(), (await openCaixaOf(db(), balcao.operadora.id))?.id ?? '');
const read = async (id: string) => dataOf<Pedido>(await balcao.send('GET', `/api/Pedidos/${id}`));

describe('the counter', () => {
  it('knows its operator, the limit and the till', async () => {
    expect(dataOf<Balcao>(await balcao.send('GET', '/api/Agencia/Balcao'))).toEqual({
      operador: { nome: 'lia', estabelecimento: 'Agência Itapê Centro', limiteDescontoPontos: 500 },
      caixa: { numero: expect.any(Number), pausado: false, abertoEm: expect.any(String) },
    });
  });

  it('is nothing to somebody of an agency who is no operator, and shut to one who is blocked', async () => {
    const stranger = await server.app.inject({ url: '/api/Agencia/Balcao', headers: signedInAs('zeca', 'Agencia') });
    expect(dataOf<Balcao>(stranger)).toEqual({ operador: null, caixa: null });
    await umBalcao(server, 'bento', { caixa: false, situacao: 'bloqueado' });
    const blocked = await server.app.inject({ url: '/api/Agencia/Balcao', headers: signedInAs('bento', 'Agencia') });
    expect([blocked.statusCode, codes(blocked)]).toEqual([403, ['OPERADOR_BLOQUEADO']]);
  });
});

describe('a sale in cash', () => {
  it('needs no more of the buyer than a name, gives the change and the ticket, and lies in the till', async () => {
    const before = await drawer();
    const pedido = await balcao.order([umaPoltrona()]);
    const paid = await balcao.pay(pedido, 20_000);
    expect([paid.statusCode, dataOf<Recebimento>(paid)]).toEqual([
      201,
      {
        valorCentavos: CHEIO,
        recebidoCentavos: 20_000,
        trocoCentavos: 20_000 - CHEIO,
        recebidoEm: expect.any(String),
      },
    ]);
    const issued = await read(pedido.id);
    expect([issued.situacao, issued.itens.map(({ bilheteId }) => typeof bilheteId)]).toEqual(['emitido', ['string']]);
    expect(await movements(pedido.id)).toEqual([
      { tipo: 'venda', modalidade: 'dinheiro', valor_centavos: CHEIO, recebido_centavos: 20_000 },
    ]);
    expect(await drawer()).toBe(before + CHEIO);
    const bilhete = await balcao.send('GET', `/api/Bilhetes/${issued.itens[0]?.bilheteId}`);
    expect(bilhete.json()).toMatchObject({ data: { formaPagamento: 'Dinheiro' } });
    const row = await db()
      .selectFrom('pedido')
      .select(['canal', 'comprador_cpf', 'comprador_email', 'comprador_celular'])
      .where('id', '=', pedido.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ canal: 5, comprador_cpf: '', comprador_email: '', comprador_celular: '' });
  });

  it('is one, however often it is sent, under the same key or another', async () => {
    const pedido = await balcao.order([umaPoltrona()]);
    const first = await balcao.pay(pedido, 15_000, 'chave-da-venda');
    const again = await balcao.pay(pedido, 15_000, 'chave-da-venda');
    expect(again.json()).toEqual(first.json());
    const other = await balcao.pay(pedido, 15_000);
    expect([other.statusCode, codes(other)]).toEqual([409, ['PEDIDO_JA_PAGO']]);
    expect(await movements(pedido.id)).toHaveLength(1);
  });

  it.each([
    ['less money than it costs', { totalCentavos: CHEIO, recebidoCentavos: CHEIO - 1 }, 400, 'VALOR_INSUFICIENTE'],
    ['a price that was not on screen', { totalCentavos: CHEIO - 1, recebidoCentavos: 20_000 }, 409, 'PRECO_MUDOU'],
    ['a key nobody knows', { totalCentavos: CHEIO, recebidoCentavos: 20_000, troco: 1 }, 400, 'CAMPO_DESCONHECIDO'],
  ])('is refused with %s, and nothing happened', async (_, body, status, codigo) => {
    const pedido = await balcao.order([umaPoltrona()]);
    const refused = await balcao.send('POST', `/api/Agencia/Pedidos/${pedido.id}/Dinheiro`, body);
    expect([refused.statusCode, codes(refused)]).toEqual([status, [codigo]]);
    expect((await read(pedido.id)).situacao).toBe('reservado');
    expect(await movements(pedido.id)).toEqual([]);
  });

  it('is not to be had without a till: neither the order nor its money', async () => {
    const fresh = await umBalcao(server, 'novo', { caixa: false });
    const poltronas = [umaPoltrona()];
    const { id } = await fresh.hold(poltronas);
    const refused = await fresh.send('POST', '/api/Pedidos', fresh.novo(id, poltronas));
    expect([refused.statusCode, codes(refused)]).toEqual([409, ['CAIXA_FECHADO']]);
  });

  it('takes nothing for what a customer bought, nor for what another operator sold', async () => {
    const ana = umComprador(server, 'ana');
    const own = await ana.order([umaPoltrona()]);
    const colleague = await umBalcao(server, 'colega');
    const theirs = await colleague.order([umaPoltrona()]);
    for (const pedido of [own, theirs]) expect((await balcao.pay(pedido)).statusCode).toBe(404);
    const customer = await ana.post(`/api/Agencia/Pedidos/${own.id}/Dinheiro`, {
      totalCentavos: 1,
      recebidoCentavos: 1,
    });
    expect([customer.statusCode, codes(customer)]).toEqual([403, ['ACESSO_NEGADO']]);
  });

  it('goes back out of the drawer when it is cancelled, by the rule that was shown', async () => {
    const pedido = await balcao.order([umaPoltrona()]);
    await balcao.pay(pedido);
    const before = await drawer();
    const bilheteId = (await read(pedido.id)).itens[0]?.bilheteId ?? '';
    const previa = dataOf<PreviaCancelamento>(await balcao.send('GET', `/api/Bilhetes/${bilheteId}/Cancelamento`));
    expect(previa).toMatchObject({ permitido: true, meio: 'dinheiro', devolverCentavos: CHEIO });
    const done = await balcao.send('POST', `/api/Bilhetes/${bilheteId}/Cancelamento`, { devolverCentavos: CHEIO });
    expect(done.statusCode).toBe(200);
    expect(await drawer()).toBe(before - CHEIO);
    expect((await movements(pedido.id)).map(({ tipo, valor_centavos }) => [tipo, valor_centavos])).toEqual([
      ['venda', CHEIO],
      ['cancelamento', -CHEIO],
    ]);
    const after = await read(pedido.id);
    expect([after.situacao, after.estornos?.map(({ situacao }) => situacao)]).toEqual(['estornado', ['feito']]);
  });

  it('is not cancelled where the drawer does not have the money', async () => {
    const poor = await umBalcao(server, 'pouco');
    const pedido = await poor.order([umaPoltrona()]);
    await poor.pay(pedido);
    const umCaixa = await openCaixaOf(db(), poor.operadora.id);
    const { recordMovement } = await import('../caixas/recordMovement');
    await server.services.database.transaction((tx) =>
      recordMovement(tx, {
        operadorId: poor.operadora.id,
        tipo: 'sangria',
        modalidade: 'dinheiro',
        valorCentavos: -20_000,
        motivo: 'Cofre',
        chave: `sangria/${umCaixa?.id}`,
      }),
    );
    const { itens } = dataOf<Pedido>(await poor.send('GET', `/api/Pedidos/${pedido.id}`));
    const bilheteId = itens[0]?.bilheteId ?? '';
    const refused = await poor.send('POST', `/api/Bilhetes/${bilheteId}/Cancelamento`, { devolverCentavos: CHEIO });
    expect([refused.statusCode, codes(refused)]).toEqual([409, ['CAIXA_SEM_DINHEIRO']]);
    const bilhete = await poor.send('GET', `/api/Bilhetes/${bilheteId}`);
    expect(bilhete.json()).toMatchObject({ data: { situacao: 'emitido' } });
  });
});

describe('a sale by Pix at the counter', () => {
  it('lies in the till as soon as its ticket is there, and leaves it with its refund', async () => {
    const pedido = await balcao.order([umaPoltrona()]);
    const { txid } = dataOf<{ txid: string }>(await balcao.send('POST', `/api/Pedidos/${pedido.id}/Pix`));
    const before = await drawer();
    await payTxid(server, txid);
    const issued = await eventually(
      () => read(pedido.id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(await movements(pedido.id)).toMatchObject([{ tipo: 'venda', modalidade: 'pix', valor_centavos: CHEIO }]);
    expect(await drawer()).toBe(before);
    const bilheteId = issued.itens[0]?.bilheteId ?? '';
    await balcao.send('POST', `/api/Bilhetes/${bilheteId}/Cancelamento`, { devolverCentavos: CHEIO });
    expect((await movements(pedido.id)).map(({ tipo, modalidade }) => [tipo, modalidade])).toEqual([
      ['venda', 'pix'],
      ['cancelamento', 'pix'],
    ]);
  });

  it('paid in cash instead takes its charge back', async () => {
    const pedido = await balcao.order([umaPoltrona()]);
    const { txid } = dataOf<{ txid: string }>(await balcao.send('POST', `/api/Pedidos/${pedido.id}/Pix`));
    expect((await balcao.pay(pedido)).statusCode).toBe(201);
    const charge = await db().selectFrom('cobranca_pix').select('situacao').where('txid', '=', txid).executeTakeFirst();
    expect(charge?.situacao).toBe('encerrada');
  });
});

describe('what was sold at a counter', () => {
  it('is looked after by the colleagues of its establishment, and by nobody else', async () => {
    const pedido = await balcao.order([umaPoltrona()]);
    await balcao.pay(pedido);
    const bilheteId = (await read(pedido.id)).itens[0]?.bilheteId ?? '';
    await db()
      .insertInto('agencia_estabelecimento')
      .values({ id: 77, nome: 'Outra agência' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await umBalcao(server, 'vizinha', { caixa: false });
    await umBalcao(server, 'outra', { caixa: false, estabelecimento_id: 77 });
    await umBalcao(server, 'demitido', { caixa: false, situacao: 'bloqueado' });
    const callers = [
      ['lia', 200, signedInAs('lia', 'Agencia')],
      ['vizinha', 200, signedInAs('vizinha', 'Agencia')],
      ['responsável da casa', 200, signedInAs('vizinha', 'Agencia', 'AgenciaResponsavel')],
      ['outra casa', 404, signedInAs('outra', 'Agencia', 'AgenciaResponsavel')],
      ['bloqueado', 403, signedInAs('demitido', 'Agencia')],
      ['operadora sem o grupo', 404, signedInAs('vizinha')],
      ['agência sem operador', 404, signedInAs('zeca', 'Agencia')],
      ['admin', 404, signedInAs('alda', 'Admin')],
      ['cliente', 404, signedInAs('ana')],
    ] as const;
    const calls = [
      ['GET', `/api/Pedidos/${pedido.id}`],
      ['GET', `/api/Pedidos/${pedido.id}/Eventos`],
      ['POST', `/api/Pedidos/${pedido.id}/Concluir`],
      ['GET', `/api/Bilhetes/${bilheteId}`],
      ['GET', `/api/Bilhetes/${bilheteId}/Pdf?formato=bobina`],
    ] as const;
    for (const [who, status, headers] of callers) {
      for (const [method, url] of calls) {
        const answer = await server.app.inject({ method, url, headers });
        expect({ who, url, status: answer.statusCode }).toEqual({ who, url, status });
      }
    }
    // Giving it back is its seller's alone.
    const url = `/api/Bilhetes/${bilheteId}/Cancelamento`;
    expect((await server.app.inject({ url, headers: signedInAs('vizinha', 'Agencia') })).statusCode).toBe(404);
  });

  it('is no trip of the operator’s own', async () => {
    expect(dataOf<Pedido[]>(await balcao.send('GET', '/api/Pedidos'))).toEqual([]);
  });
});

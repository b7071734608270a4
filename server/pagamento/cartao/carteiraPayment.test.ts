import { sql } from 'kysely';
import type { PagamentoCartao } from '../../../src/domain/wire/pagamento/cartao';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { listPagamentos } from '../../agencia/pedidos/fatoRepository';
import type { Server } from '../../createServer';
import { findRecibo } from '../../posVenda/recibos/reciboData';
import { cartaoWorld, past } from '../testdata/cartaoWorld';
import { payByCarteira, umaCarteira } from '../testdata/umaCarteira';
import { answerBanco, breakAcquirer, dispositivo } from '../testdata/umCartao';
import { CartaoUnavailable } from './cartaoPort';
import { beginAttempt } from './tentativa/cartaoAttempts';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;
beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const dataOf = (answer: { json: () => unknown }) => (answer.json() as { data: PagamentoCartao }).data;

describe('paying through a wallet', () => {
  it('reserves, sells the seats and takes the money as a card does, and keeps nothing of what was handed over', async () => {
    const id = await world.newPedido();
    const carteira = umaCarteira('aprova');
    const answer = await payByCarteira(server, id, carteira);
    expect([answer.statusCode, dataOf(answer)]).toMatchObject([201, { situacao: 'aprovado', final4: '1111' }]);
    expect(await world.attempt(id)).toMatchObject({
      carteira: 'teste',
      token: null,
      token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      situacao: 'capturada',
      destino: 'aceito',
    });
    expect(JSON.stringify(await world.attempts(id))).not.toContain('vez');
    expect(await db().selectFrom('idempotencia').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ resposta: expect.stringContaining('vez') }),
    );
    expect(await world.situacaoOf(id)).toBe('emitido');
  });

  it('is named on ticket and receipt, and in the orders of the back office', async () => {
    const id = await world.newPedido();
    await payByCarteira(server, id, umaCarteira('aprova'));
    const bilhete = (await world.ana.read(id)).itens[0]?.bilheteId ?? '';
    const { body } = await server.app.inject({ url: `/api/Bilhetes/${bilhete}`, headers: signedInAs('ana') });
    expect(body).toContain('"formaPagamento":"Carteira de teste"');
    const recibo = await findRecibo(db(), await donoOf(id), id);
    expect(recibo?.pagamentos).toMatchObject([{ meio: 'Carteira de teste, cartão final 1111' }]);
    expect((await listPagamentos(db(), id)).map(({ meio }) => meio)).toEqual([
      'Carteira de teste, Crédito 1x, final 1111',
    ]);
  });

  it('that the bank declines leaves the order to be paid by another means', async () => {
    const id = await world.newPedido();
    expect(dataOf(await payByCarteira(server, id, umaCarteira('sem_saldo')))).toMatchObject({
      situacao: 'recusado',
      mensagem: expect.stringContaining('Nada foi cobrado'),
    });
    expect((await world.pagador.pay(id, 'aprova')).situacao).toBe('aprovado');
    expect(await world.attempts(id)).toMatchObject([
      { carteira: 'teste', motivo: 'saldo' },
      { carteira: null, destino: 'aceito' },
    ]);
  });

  it('may be confirmed at the bank, and is found again there', async () => {
    const id = await world.newPedido();
    const { situacao, desafio } = dataOf(await payByCarteira(server, id, umaCarteira('desafio')));
    expect(situacao).toBe('desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await world.ana.conclude(id)).situacao).toBe('emitido');
  });

  it('whose answer is lost is found by our key, and taken once', async () => {
    const id = await world.newPedido();
    const chave = `${(await world.ana.read(id)).localizador}-1`;
    await breakAcquirer(server, 'pagar', chave, 'muda');
    await breakAcquirer(server, 'achar', chave, 'fora');
    expect(dataOf(await payByCarteira(server, id, umaCarteira('aprova'))).situacao).toBe('em_analise');
    await breakAcquirer(server, 'achar', chave, null);
    await world.due(id);
    await world.sweep();
    expect(await world.paymentsOf(id)).toHaveLength(1);
    expect(await world.situacaoOf(id)).toBe('emitido');
  });
});

describe('what a wallet handed over', () => {
  it('pays once: not for another order, nor for another person', async () => {
    const [one, other] = [await world.newPedido(), await world.newPedido()];
    const carteira = umaCarteira('sem_saldo');
    await payByCarteira(server, one, carteira);
    const again = await payByCarteira(server, other, carteira);
    expect([again.statusCode, again.json()]).toMatchObject([409, { erros: [{ codigo: 'CARTAO_JA_USADO' }] }]);
    expect((await payByCarteira(server, other, umaCarteira('aprova'), { sub: 'bia' })).statusCode).toBe(404);
    expect(await world.attempts(other)).toEqual([]);
  });

  it('is taken once for a request that is repeated with its key, and for no other request with it', async () => {
    const id = await world.newPedido();
    const carteira = umaCarteira('aprova');
    const first = await payByCarteira(server, id, carteira, { key: `carteira-${id}` });
    const again = await payByCarteira(server, id, carteira, { key: `carteira-${id}` });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await payByCarteira(server, id, umaCarteira('aprova'), { key: `carteira-${id}` })).statusCode).toBe(422);
    expect(await world.attempts(id)).toHaveLength(1);
  });

  it.each([
    ['that the acquirer does not know', { metodo: 'teste', token: 'um token qualquer' }, 201, 'recusado'],
    ['of a wallet that is not offered', { metodo: 'google_pay', token: '{"signature":"MEQ"}' }, 409, null],
    ['of an unknown wallet', { metodo: 'outra', token: '{"signature":"MEQ"}' }, 400, null],
    ['that is a card’s number', { metodo: 'teste', token: '4111 1111 1111 1111' }, 400, null],
    ['that is too long', { metodo: 'teste', token: `{${'a'.repeat(8_000)}}` }, 400, null],
    ['with a sum of its own', { ...umaCarteira('aprova'), valorCentavos: 1 }, 400, null],
  ])('%s takes no money', async (_, carteira, status, situacao) => {
    const id = await world.newPedido();
    const answer = await payByCarteira(server, id, carteira);
    expect(answer.statusCode).toBe(status);
    if (situacao !== null) expect(dataOf(answer).situacao).toBe(situacao);
    expect(await world.paymentsOf(id)).toEqual([]);
    expect(await world.situacaoOf(id)).not.toBe('emitido');
  });

  it.each([
    ['beside a card’s token', { token: 'cofre_abcdefghijklmnop' }],
    ['by debit', { tipo: 'debito' }],
    ['in instalments', { parcelas: 2 }],
    ['to be kept', { guardar: true }],
    ['with neither', { carteira: undefined }],
  ])('%s is refused', async (_, change) => {
    const id = await world.newPedido();
    const answer = await payByCarteira(server, id, umaCarteira('aprova'), change);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { erros: [{ codigo: 'CARTAO_OU_CARTEIRA' }] }]);
    expect(await world.attempts(id)).toEqual([]);
  });
});

describe('an attempt whose wallet’s payload', () => {
  it('does not reach the acquirer is refused, and says that nothing was charged', async () => {
    const id = await world.newPedido();
    await breakAcquirer(server, 'carteira', `${(await world.ana.read(id)).localizador}-1`, 'fora');
    const answer = dataOf(await payByCarteira(server, id, umaCarteira('aprova')));
    expect(answer).toMatchObject({ situacao: 'recusado', mensagem: expect.stringContaining('Nada foi cobrado') });
    expect(dataOf(await payByCarteira(server, id, umaCarteira('aprova'))).situacao).toBe('aprovado');
  });

  it('was lost with its request waits for a repeated one, and then ends', async () => {
    const id = await world.newPedido();
    const asked: string[] = [];
    const dead = {
      ...world.acquirer,
      exchangeCarteira: () => Promise.reject(new CartaoUnavailable('dead')),
      authenticate: () => Promise.reject(new Error(`asked ${asked.push(id)}`)),
    };
    const attempt = await beginOnly(id);
    await world.pursue(dead, attempt);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'criada', ocupada_ate: null });
    await sql`update cobranca_cartao set criado_em = ${past} where id = ${attempt}`.execute(db());
    await world.pursue(dead, attempt);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'indisponivel' });
    expect(asked).toEqual([]);
  });
});

async function donoOf(pedidoId: string): Promise<string> {
  const pedido = db().selectFrom('pedido').select('dono').where('id', '=', pedidoId);
  return (await pedido.executeTakeFirstOrThrow()).dono;
}

/** An attempt as it stands between its row and the acquirer's token. */
async function beginOnly(pedidoId: string): Promise<string> {
  const navegador = { ...dispositivo, userAgent: '', accept: '', ip: '127.0.0.1' };
  const dono = await donoOf(pedidoId);
  return server.services.database.transaction((tx) =>
    beginAttempt(tx, {
      dono,
      pedidoId,
      pagamento: { carteira: umaCarteira('aprova'), tipo: 'credito', parcelas: 1, dispositivo },
      navegador,
      aparelho: null,
      freio: false,
      retorno: 'http://localhost/',
    }),
  );
}

import { failed, offline, overLimit, succeeded } from '../../../tests/support/builders';
import { umPagamentoCartao } from '../../../tests/support/cartaoBuilders';
import type { HttpResult } from '../../services/ports';
import { TICKET, analise, recusa, openCartao } from '../../../tests/support/openCartao';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an answer that does not come', () => {
  it('is asked for again under the same key: one attempt [TD4]', async () => {
    let answers: HttpResult<unknown>[] = [offline(), offline(), succeeded(umPagamentoCartao())];
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answers.shift() ?? offline() });
    await app.open();
    await app.pay();
    expect(app.cartao()).toMatchObject({
      phase: 'checking',
      aviso: expect.stringContaining('não é cobrado duas vezes'),
    });
    app.become('emitido');
    await app.pass(3_100);
    await app.pass(3_100);
    const keys = app.calls('POST', '/Pedidos/p1/Cartao').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(app.ports.navigation.path).toBe(TICKET);
    answers = [];
  });

  it('for too many attempts gives the form back with the time to wait: no card was sent [RL1]', async () => {
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': overLimit(20) });
    await app.open();
    await app.pay();
    expect(app.cartao()).toMatchObject({
      phase: 'form',
      aviso: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.',
    });
    expect(app.envio()).toBe('parado');
    await app.pass(60_000);
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(1);
  });

  it('and is then refused for too many attempts is asked for again after that wait, still once [RL1]', async () => {
    const answers: HttpResult<unknown>[] = [offline(), overLimit(20), succeeded(umPagamentoCartao())];
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answers.shift() ?? offline() });
    await app.open();
    await app.pay();
    await app.pass(3_100);
    expect(app.cartao().phase).toBe('checking');
    await app.pass(19_000);
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(2);
    app.become('emitido');
    await app.pass(1_100);
    const keys = app.calls('POST', '/Pedidos/p1/Cartao').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('from the bank is waited for, and asked about', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(analise);
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'checking', aviso: analise.mensagem });
    app.hold(recusa);
    await app.pass(2_100);
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(1);
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso: recusa.mensagem });
  });

  it('to another tab’s payment is waited for together with it [TD2]', async () => {
    const app = openCartao({
      'POST /Pedidos/p1/Cartao': failed({
        kind: 'refused',
        status: 409,
        erros: [{ codigo: 'PAGAMENTO_EM_ANDAMENTO', mensagem: 'Aguarde.' }],
      }),
    });
    await app.open();
    await app.press();
    app.hold(analise);
    await app.type();
    expect(app.cartao().phase).toBe('checking');
  });
});

it('says that the money goes back where the seat was lost', async () => {
  const app = openCartao();
  await app.open();
  app.become('estornado');
  await app.pay();
  await app.pass(5_100);
  expect(app.cartao()).toMatchObject({ phase: 'over', aviso: expect.stringContaining('voltou para o seu cartão') });
});

it('says that nothing was charged where the time to pay ended before the card was taken', async () => {
  const app = openCartao();
  await app.open();
  app.become('pagamento_expirado');
  await app.pay();
  await app.pass(5_100);
  expect(app.cartao().phase).toBe('over');
});

it('is waited for while the ticket is being issued', async () => {
  const app = openCartao();
  await app.open();
  app.become('emitindo');
  await app.pay();
  await app.pass(5_100);
  expect(app.cartao().phase).toBe('approved');
  app.become('emitido');
  await app.pass(5_100);
  expect(app.ports.navigation.path).toBe(TICKET);
});

it('gives the form back where the sign-in was over before the card was read, and takes the card after it', async () => {
  const answers: HttpResult<unknown>[] = [failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' })];
  const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answers.shift() ?? succeeded(recusa) });
  await app.open();
  await app.pay();
  expect(app.cartao().phase).toBe('form');
  await app.pay();
  expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(2);
  expect(app.cartao()).toMatchObject({ phase: 'form', aviso: recusa.mensagem });
});

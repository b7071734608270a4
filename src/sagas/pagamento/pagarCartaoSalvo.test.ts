import { failed, offline, succeeded } from '../../../tests/support/builders';
import { umCartaoSalvo } from '../../../tests/support/cartaoBuilders';
import { desafio, dispositivo, openCartao, recusa, TICKET, token } from '../../../tests/support/openCartao';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const visa = umCartaoSalvo();
const master = umCartaoSalvo({ id: 'c2', bandeira: 'mastercard', final4: '4444' });
const vencido = umCartaoSalvo({ id: 'c3', validade: '2020-01', vencido: true });
const codigo = { token: 'codigo_abcdefghijklmnop', bandeira: 'Visa', final4: '4242', dispositivo, cartaoId: 'c1' };
const listed = (...salvos: object[]) => ({ 'GET /Cartoes': succeeded(salvos) });
const refusedAs = (status: number, name: string, mensagem: string) =>
  failed({ kind: 'refused', status, erros: [{ codigo: name, mensagem }] });

describe('a saved card', () => {
  it('comes chosen, the last used of those that have not expired', async () => {
    const app = openCartao(listed(vencido, visa, master));
    await app.open();
    expect(app.cartao()).toMatchObject({ phase: 'form', salvos: [vencido, visa, master], salvoId: 'c1' });
  });

  it('pays with its id and the token of its code, in the instalments chosen', async () => {
    const app = openCartao(listed(visa));
    await app.open();
    app.emit('ParcelasEscolhidas', { parcelas: 3 });
    await app.press();
    app.become('emitido');
    app.emit('CartaoTokenizado', codigo);
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Cartao').map(({ body }) => body)).toEqual([
      { token: codigo.token, tipo: 'credito', parcelas: 3, dispositivo, cartaoId: 'c1' },
    ]);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('is asked for by its bank, and may be given up, as a typed one', async () => {
    const app = openCartao(listed(visa));
    await app.open();
    app.willBe(desafio);
    await app.press();
    app.emit('CartaoTokenizado', codigo);
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', cartao: { bandeira: 'Visa', final4: '4242' } });
    app.emit('DesafioDesistido');
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'form', salvoId: 'c1' });
  });

  it('gives way to a card to be typed, and to another saved one', async () => {
    const app = openCartao(listed(visa, master));
    await app.open();
    app.emit('CartaoSalvoEscolhido', { cartaoId: null });
    await app.settle();
    expect(app.cartao().salvoId).toBeNull();
    app.emit('CartaoSalvoEscolhido', { cartaoId: 'c2' });
    await app.settle();
    expect(app.cartao().salvoId).toBe('c2');
  });

  it.each([
    ['was removed meanwhile', refusedAs(404, 'CARTAO_NAO_ENCONTRADO', 'Este cartão não está mais guardado.')],
    ['expired meanwhile', refusedAs(409, 'CARTAO_VENCIDO', 'A validade deste cartão terminou.')],
  ])('that %s is told, and the others are offered', async (_, reply) => {
    const lists = [succeeded([visa, master]), succeeded([master])];
    const app = openCartao({ 'GET /Cartoes': () => lists.shift() ?? offline(), 'POST /Pedidos/p1/Cartao': reply });
    await app.open();
    await app.press();
    app.emit('CartaoTokenizado', codigo);
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'form', salvos: [master], salvoId: 'c2' });
    expect(app.cartao().aviso).toMatch(/guardado|validade/);
    expect(app.envio()).toBe('parado');
  });

  it('that cannot be listed leaves the card to be typed', async () => {
    const app = openCartao({ 'GET /Cartoes': offline() });
    await app.open();
    expect(app.cartao()).toMatchObject({ phase: 'form', salvos: [], salvoId: null });
  });
});

describe('a typed card', () => {
  it('is kept only where that was asked for', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(recusa);
    await app.pay();
    app.emit('GuardarCartaoEscolhido', { guardar: true });
    await app.settle();
    await app.pay();
    const bodies = app.calls('POST', '/Pedidos/p1/Cartao').map(({ body }) => body);
    const typed = { token: token.token, tipo: 'credito', parcelas: 1, dispositivo };
    expect(bodies).toEqual([typed, { ...typed, guardar: true }]);
  });

  it('is not kept in the next purchase because it was in this one', async () => {
    const app = openCartao();
    await app.open();
    app.emit('GuardarCartaoEscolhido', { guardar: true });
    await app.settle();
    app.emit('PagamentoCartaoFechado');
    await app.settle();
    await app.open();
    expect(app.cartao().guardar).toBe(false);
  });
});

import { readCardMessage } from './cardMessage';

const token = { tipo: 'token', token: 'tok_9f2c', bandeira: 'Visa', ultimos4: '1111' };

it('reads what the contract knows, and nothing beside it', () => {
  expect(readCardMessage({ tipo: 'pronto', outra: 1 })).toEqual({ tipo: 'pronto' });
  expect(readCardMessage({ tipo: 'altura', altura: 271.2 })).toEqual({ tipo: 'altura', altura: 272 });
  expect(readCardMessage({ tipo: 'altura', altura: 90_000 })).toEqual({ tipo: 'altura', altura: 900 });
  expect(readCardMessage({ tipo: 'validade', valido: false })).toEqual({ tipo: 'validade', valido: false });
  expect(readCardMessage({ ...token, cvv: '1' })).toEqual(token);
  expect(readCardMessage({ tipo: 'erro', mensagem: 'Cartão recusado' })).toEqual({
    tipo: 'erro',
    mensagem: 'Cartão recusado',
  });
});

it('reads that Enter was pressed, and that something is missing', () => {
  expect(readCardMessage({ tipo: 'enviar' })).toEqual({ tipo: 'enviar' });
  expect(readCardMessage({ tipo: 'incompleto' })).toEqual({ tipo: 'incompleto' });
});

it('reads the token of a saved card’s code, and nothing in its place', () => {
  expect(readCardMessage({ tipo: 'codigo', token: 'codigo_abc', cvv: 'x' })).toEqual({
    tipo: 'codigo',
    token: 'codigo_abc',
  });
  expect(readCardMessage({ tipo: 'codigo' })).toBeNull();
});

it('believes only who names the nonce it was opened with [TD1]', () => {
  expect(readCardMessage({ ...token, nonce: 'abc' }, 'abc')).toEqual(token);
  expect(readCardMessage({ ...token, nonce: 'abd' }, 'abc')).toBeNull();
  expect(readCardMessage(token, 'abc')).toBeNull();
});

it.each([
  ['a text', 'pronto'],
  ['nothing', null],
  ['an unknown kind', { tipo: 'abrirJanela' }],
  ['a height that is none', { tipo: 'altura', altura: '300' }],
  ['a height of zero', { tipo: 'altura', altura: 0 }],
  ['a validity that is none', { tipo: 'validade', valido: 'sim' }],
  ['a token without its last digits', { ...token, ultimos4: '11' }],
  ['an error without words', { tipo: 'erro' }],
])('drops %s', (_, data) => {
  expect(readCardMessage(data)).toBeNull();
});

it.each([
  ['in the token', { ...token, token: '4111111111111111' }],
  ['with gaps', { tipo: 'erro', mensagem: 'Recusado: 4111 1111 1111 1111' }],
  ['in a field we do not know', { tipo: 'pronto', numero: 4111111111111111 }],
])('drops whole what carries a card number %s', (_, data) => {
  expect(readCardMessage(data)).toBeNull();
});

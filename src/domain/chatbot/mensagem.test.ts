import { readMensagem } from './mensagem';

describe('a message to the assistant', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' quero viajar ', 'quero viajar'],
  ])('%j is read as %j', (texto, mensagem) => {
    expect(readMensagem(texto)).toBe(mensagem);
  });
});

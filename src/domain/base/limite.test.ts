import { esperaEmPalavras, textoDoLimite } from './limite';

describe('the time to wait', () => {
  it.each([
    [1, '1 segundo'],
    [60, '60 segundos'],
    [91, '2 minutos'],
    [600, '10 minutos'],
  ])('of %d s is told as %s', (seconds, words) => expect(esperaEmPalavras(seconds)).toBe(words));

  it('that is not known is no number', () => {
    expect(textoDoLimite(null)).toBe('Muitas tentativas em pouco tempo. Aguarde um momento e tente de novo.');
  });
});

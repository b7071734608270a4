import { leastCost } from '../../../tests/support/leastCost';
import { codigosMotivo, containsLink, motivosViagem } from './motivoViagem';

describe('a text that could be an address', () => {
  it.each([
    'receba o reembolso em https://itape.example',
    'veja www.itape.example',
    'acesse itape-reembolso.com.br',
    'acesse itape．com',
    'acesse itape。com',
    'escreva para ajuda@itape.test',
    'ｗｗｗ．golpe．net',
    'HTTP://GOLPE',
    'pix.me/1234',
  ])('is refused: %s', (texto) => expect(containsLink(texto)).toBe(true));

  it.each(['Aguarde na plataforma 7.', 'Sai às 10.30 do portão B.', 'Ônibus 1.204, fila única. Leve documento.', ''])(
    'is not: %s',
    (texto) => expect(containsLink(texto)).toBe(false),
  );

  it('takes no longer for a text made to hurt it', () => {
    const texts = ['.'.repeat(50_000), 'a'.repeat(50_000), '1.'.repeat(25_000), 'www'.repeat(20_000)];
    expect(leastCost(() => texts.forEach(containsLink), 3)).toBeLessThan(500_000);
  });
});

it('no reason of the list holds one', () => {
  expect(codigosMotivo.filter((codigo) => containsLink(motivosViagem[codigo]))).toEqual([]);
});

import fc from 'fast-check';
import { formatCentavos, formatDesconto, parseValorPix, toValorPix } from './dinheiro';

describe('money', () => {
  it.each([
    [123456, 'R$ 1.234,56'],
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
  ])('shows %i centavos as %s [MO1]', (centavos, text) => expect(formatCentavos(centavos)).toBe(text));

  it('goes to BACEN and back to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (centavos) =>
        expect(parseValorPix(toValorPix(centavos))).toBe(centavos),
      ),
    );
    expect(toValorPix(11250)).toBe('112.50');
  });

  it.each([
    [11_205, '112.05'],
    [100, '1.00'],
    [7, '0.07'],
  ])('of %d centavos is written as %s', (centavos, text) => expect(toValorPix(centavos)).toBe(text));

  it.each(['112.5', '112.500', '112,50', '-1.00', '1', ''])('refuses %j as an amount', (valor) =>
    expect(parseValorPix(valor)).toBeNull(),
  );
});

it('writes what is taken off with a minus, not a hyphen and a space', () => {
  expect(formatDesconto(2_221)).toBe('\u2212R$ 22,21');
});

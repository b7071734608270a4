import { atrasoPadrao } from '../conta/cupomDeAtraso';
import { readAtraso, typeAtraso } from './numerosDigitados';

describe('the coupon of a delay as it is typed', () => {
  it.each([1, 4_990, 5_000, 123_450, 1_000_000])('reads %i centavos as it writes them', (tetoCentavos) => {
    const atraso = { ...atrasoPadrao, tetoCentavos };
    expect(readAtraso(typeAtraso(atraso))).toEqual(atraso);
  });

  it.each([
    ['50', 5_000],
    ['49,90', 4_990],
    ['49,9', Number.NaN],
    ['1.234,56', 123_456],
    ['1234', 123_400],
    ['50.00', Number.NaN],
    ['cinquenta', Number.NaN],
    ['', Number.NaN],
  ])('reads “%s” as %d centavos', (text, centavos) => {
    expect(readAtraso({ ...typeAtraso(atrasoPadrao), tetoCentavos: text }).tetoCentavos).toBe(centavos);
  });
});

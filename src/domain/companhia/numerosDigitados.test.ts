import { atrasoPadrao } from '../conta/cupomDeAtraso';
import { readAtraso, typeAtraso } from './numerosDigitados';

describe('the coupon of a delay as it is typed', () => {
  it.each([1, 4_990, 5_000, 123_450, 1_000_000])('reads %i centavos as it writes them', (tetoCentavos) => {
    const atraso = { ...atrasoPadrao, tetoCentavos };
    expect(readAtraso(typeAtraso(atraso))).toEqual(atraso);
  });

  it.each([
    ['50', 5_000],
    ['0,29', 29],
    ['49,9', 4_990],
    ['50.00', 5_000],
    ['1.234', 123.4],
    ['1.234,56', Number.NaN],
    ['cinquenta', Number.NaN],
    ['', Number.NaN],
  ])('reads “%s” as %d centavos', (text, centavos) => {
    expect(readAtraso({ ...typeAtraso(atrasoPadrao), tetoCentavos: text }).tetoCentavos).toBe(centavos);
  });
});

import { atrasoPadrao } from '../conta/cupomDeAtraso';
import { readAtraso, typeAtraso } from './numerosDigitados';

describe('the coupon of a delay as it is typed', () => {
  it.each([1, 4_990, 5_000, 123_450, 1_000_000])('reads %i centavos as it writes them', (tetoCentavos) => {
    const atraso = { ...atrasoPadrao, tetoCentavos };
    expect(readAtraso(typeAtraso(atraso))).toEqual(atraso);
  });

  it('has no maximum while none is typed', () => {
    expect(readAtraso({ ...typeAtraso(atrasoPadrao), tetoCentavos: null }).tetoCentavos).toBeNaN();
  });
});

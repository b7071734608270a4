import fc from 'fast-check';
import { formatCodigoEncomenda, readCodigoEncomenda, toCodigoEncomenda, withCheck } from './codigoEncomenda';
import { ALFABETO_LOCALIZADOR } from '../bilhetes/localizador';

const letters = fc.string({
  unit: fc.constantFrom(...ALFABETO_LOCALIZADOR),
  minLength: 8,
  maxLength: 8,
});

describe('the code of a parcel', () => {
  it('is made of random bytes, or asks for more of them', () => {
    const codigo = toCodigoEncomenda(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    expect(codigo).toMatch(/^ITABCDEFGH[A-Z2-9]$/);
    expect(toCodigoEncomenda(new Uint8Array([255, 255, 0, 1, 2]))).toBeNull();
  });

  it('is read as it is printed, typed or scanned', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const codigo = withCheck(text);
        expect(readCodigoEncomenda(formatCodigoEncomenda(codigo).toLowerCase())).toBe(codigo);
        expect(readCodigoEncomenda(`${codigo.slice(0, 6)}-${codigo.slice(6)}`)).toBe(codigo);
      }),
    );
  });

  it('with any one letter mistaken is no code', () => {
    fc.assert(
      fc.property(letters, fc.nat(7), fc.constantFrom(...ALFABETO_LOCALIZADOR), (text, at, other) => {
        fc.pre(text[at] !== other);
        const codigo = withCheck(text);
        expect(readCodigoEncomenda(`${codigo.slice(0, 2 + at)}${other}${codigo.slice(3 + at)}`)).toBeNull();
      }),
    );
  });

  it.each(['', 'IT', 'ITABCDEFG', 'XXABCDEFGHA', 'ITABCDEFGHIJK'])('%j is none', (text) => {
    expect(readCodigoEncomenda(text)).toBeNull();
  });
});

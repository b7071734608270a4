import fc from 'fast-check';
import { formatChaveNfe, readChaveNfe } from './chaveNfe';
import { digitoChave } from '../base/digitoChave';

const HOJE = '2026-11-21';
/** The manual's own example, of a company in Rio Grande do Sul. */
const DO_MANUAL = '43171207364617000135550000000120141000120146';

const withDigit = (first43: string): string => `${first43}${digitoChave(first43)}`;
const change = (chave: string, at: number, part: string): string =>
  withDigit(`${chave.slice(0, at)}${part}${chave.slice(at + part.length)}`.slice(0, 43));
const CHAVE = withDigit('3526101234567800019555001000001234112345678');
const erroDe = (chave: string): string | null => {
  const lida = readChaveNfe(chave, HOJE);
  return lida.ok ? null : lida.erro;
};

describe('an NF-e key', () => {
  it('is read however it is grouped, with the parts that say something', () => {
    expect(readChaveNfe(formatChaveNfe(CHAVE), HOJE)).toEqual({
      ok: true,
      chave: CHAVE,
      partes: { uf: 'SP', mes: '2026-10', emitente: '12345678000195', serie: 1, numero: 1234 },
    });
    expect(digitoChave(DO_MANUAL.slice(0, 43))).toBe(Number(DO_MANUAL[43]));
  });

  it('takes a CNPJ with letters and the CPF of a person who issues', () => {
    expect(erroDe(change(CHAVE, 6, '12ABC34501DE35'))).toBeNull();
    const dePessoa = change(change(CHAVE, 22, '920'), 6, '00052998224725');
    expect(readChaveNfe(dePessoa, HOJE)).toMatchObject({ partes: { emitente: '52998224725' } });
  });

  it.each([
    ['of another length', CHAVE.slice(1), '44 dígitos; aqui há 43'],
    ['with letters where none stand', `X${CHAVE.slice(1)}`, '44 dígitos'],
    ['of another model', change(CHAVE, 20, '65'), 'modelo 55'],
    ['of no state', change(CHAVE, 0, '99'), 'código de um estado'],
    ['of a month that does not exist', change(CHAVE, 2, '2613'), 'mês de emissão'],
    ['of a month to come', change(CHAVE, 2, '2612'), 'mês de emissão'],
    ['of an issuer that cannot be', change(CHAVE, 6, '12345678000100'), 'CNPJ de quem emitiu'],
  ])('%s is refused in words', (_, chave, erro) => {
    expect(erroDe(chave)).toContain(erro);
  });

  it('with any one digit mistaken is refused by its check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 43 }), fc.integer({ min: 1, max: 9 }), (at, plus) => {
        const digit = (Number(CHAVE[at]) + plus) % 10;
        const wrong = `${CHAVE.slice(0, at)}${digit}${CHAVE.slice(at + 1)}`;
        // The digit is 0 for two remainders, as the manual has it: there alone a mistake may pass the sum.
        fc.pre(digitoChave(wrong.slice(0, 43)) !== Number(wrong[43]));
        expect(erroDe(wrong)).toContain('dígito verificador');
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => typeof readChaveNfe(text, HOJE).ok === 'boolean'));
  });
});

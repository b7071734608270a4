import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto';
import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import fc from 'fast-check';
import { addDias } from '../../base/data';
import {
  codigoDeBarrasOf,
  fatorDeVencimento,
  formatLinhaDigitavel,
  isCodigoDeBarras,
  lerCodigoDeBarras,
  linhaDigitavelOf,
  modulo10,
  modulo11,
} from './codigoDeBarras';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const umBoleto = fc.record({
  banco: digits(3),
  vencimento: fc.integer({ min: 0, max: 8999 }).map((days) => addDias('2025-02-22', days)),
  valorCentavos: fc.integer({ min: 1, max: 9_999_999_999 }),
  campoLivre: digits(25),
});

describe('the codes of a boleto', () => {
  it.each([
    ['001905009', 5],
    ['4014481606', 9],
    ['0680935031', 4],
    ['000000000', 0],
    ['237933812', 8],
  ])('the field %s has the check digit %i (módulo 10)', (campo, digit) => {
    expect(modulo10(campo)).toBe(digit);
  });

  it('has the check digit of the published example (módulo 11), which is never 0', () => {
    expect(modulo11('0019373700000001000500940144816060680935031')).toBe(3);
    // A remainder of 0, of 1, and of 10.
    expect([modulo11('0'), modulo11('6'), modulo11('5')]).toEqual([1, 1, 1]);
  });

  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-12-02', '1648'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('the due date %s has the factor %s', (dia, fator) => {
    expect(fatorDeVencimento(dia)).toBe(fator);
  });

  it('prints the linha digitável of the published example', () => {
    const codigo = '00193373700000001000500940144816060680935031';
    expect(formatLinhaDigitavel(linhaDigitavelOf(codigo))).toBe(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
  });

  it('are taken by an independent reader, and say what they were made of', () => {
    fc.assert(
      fc.property(umBoleto, (boleto) => {
        const codigo = codigoDeBarrasOf(boleto);
        const linha = linhaDigitavelOf(codigo);
        expect(codigo).toHaveLength(44);
        expect(linha).toHaveLength(47);
        expect(lerCodigoDeBarras(codigo)).toEqual({
          banco: boleto.banco,
          vencimento: boleto.vencimento,
          valorCentavos: boleto.valorCentavos,
        });
        // Eight at the head is another kind of slip to it.
        if (linha.startsWith('8')) return;
        expect(isValidBoleto(linha)).toBe(true);
        expect(formatLinhaDigitavel(linha)).toBe(formatBoleto(linha));
        expect(getBoletoInfo(linha)).toMatchObject({ bankCode: boleto.banco, amount: boleto.valorCentavos });
      }),
    );
  });

  it('are refused where one digit of a field with a check digit of its own is changed', () => {
    fc.assert(
      fc.property(umBoleto, fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 9 }), (boleto, at, by) => {
        const linha = linhaDigitavelOf(codigoDeBarrasOf(boleto));
        fc.pre(!linha.startsWith('8') && at < 32);
        const changed = linha.slice(0, at) + ((Number(linha[at]) + by) % 10) + linha.slice(at + 1);
        fc.pre(!changed.startsWith('8'));
        expect(isValidBoleto(changed)).toBe(false);
      }),
    );
  });

  it.each(['', '0', '00194373700000001000500940144816060680935031', '00183373700000001000500940144816060680935031'])(
    'does not take %j for one',
    (codigo) => {
      expect(isCodigoDeBarras(codigo)).toBe(false);
      expect(lerCodigoDeBarras(codigo)).toBeNull();
    },
  );
});

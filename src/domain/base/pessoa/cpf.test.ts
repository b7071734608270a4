import fc from 'fast-check';
import { CPF_DE_TESTE, formatCpf, isCpf, onlyDigits } from './cpf';

const checkDigits = (nine: string): string => {
  const digit = (digits: string): number => {
    const sum = [...digits].reverse().reduce((total, d, i) => total + Number(d) * (i + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = digit(nine);
  return `${first}${digit(nine + String(first))}`;
};
const nineDigits = fc.stringMatching(/^\d{9}$/).filter((text) => !/^(\d)\1{8}$/.test(text));

describe('CPF', () => {
  it.each(['52998224725', '529.982.247-25', '111.444.777-35'])('accepts %s', (cpf) => expect(isCpf(cpf)).toBe(true));

  it.each([
    '52998224724',
    '11111111111',
    '22222222222',
    '000.000.000-00',
    '5299822472',
    '529982247255',
    '529.98224725',
    'abc',
    '',
  ])('refuses %j [§5.cpf.1]', (cpf) => expect(isCpf(cpf)).toBe(false));

  it('accepts every number with right check digits and no other pair of digits [§5.cpf.1]', () => {
    fc.assert(
      fc.property(nineDigits, fc.stringMatching(/^\d{2}$/), (nine, pair) => {
        expect(isCpf(nine + checkDigits(nine))).toBe(true);
        expect(isCpf(nine + pair)).toBe(pair === checkDigits(nine));
      }),
    );
  });

  it('lets the test value through only where the caller asks for it [§5.cpf.1]', () => {
    expect(isCpf(CPF_DE_TESTE)).toBe(false);
    expect(isCpf(CPF_DE_TESTE, true)).toBe(true);
  });

  it('is masked and unmasked without loss', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (cpf) => expect(onlyDigits(formatCpf(cpf))).toBe(cpf)));
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
  });

  it.each([
    'x52998224725',
    '52998224725x',
    ' 529.982.247-25',
    '529.982.247-25 ',
    '529.982.247.25',
    '529 982 247 25',
    '52998224725\n',
  ])('is the whole text, and %j is not', (text) => expect(isCpf(text)).toBe(false));

  it('of another length is shown as it is', () => {
    expect(formatCpf('5299822472')).toBe('5299822472');
    expect(formatCpf('529982247250')).toBe('529982247250');
  });
});

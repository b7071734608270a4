/** A value the specification accepts besides real CPFs (§5); only where the caller says that it is a test system. */
export const CPF_DE_TESTE = '99999999999';

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (digits.length + 1 - i), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
};

/** Keeps the digits only: `'529.982.247-25'` → `'52998224725'`. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * True for 11 digits, masked or not, whose two check digits are right; all-equal strings are refused (spec §5).
 * @param acceptTestValue lets {@link CPF_DE_TESTE} through; never in production.
 */
export function isCpf(text: string, acceptTestValue = false): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false;
  const cpf = onlyDigits(text);
  if (acceptTestValue && cpf === CPF_DE_TESTE) return true;
  if (/^(\d)\1{10}$/.test(cpf)) return false;
  const first = checkDigit(cpf.slice(0, 9));
  const second = checkDigit(cpf.slice(0, 9) + String(first));
  return cpf.endsWith(`${first}${second}`);
}

/** `'52998224725'` → `'529.982.247-25'`; text of another length comes back as it is. */
export const formatCpf = (cpf: string): string =>
  cpf.length === 11 ? cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') : cpf;

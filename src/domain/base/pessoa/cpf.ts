import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** A value the specification accepts besides real CPFs (§5); only where the caller says that it is a test system. */
export const CPF_DE_TESTE = '99999999999';

/** Keeps the digits only: `'529.982.247-25'` → `'52998224725'`. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * True for 11 digits, masked or not, whose two check digits are right; all-equal strings are refused (spec §5).
 * The form is tested here because the package also accepts spaces and incomplete masks.
 * @param acceptTestValue lets {@link CPF_DE_TESTE} through; never in production.
 */
export function isCpf(text: string, acceptTestValue = false): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false;
  return isValidCpf(text) || (acceptTestValue && onlyDigits(text) === CPF_DE_TESTE);
}

/** `'52998224725'` → `'529.982.247-25'`; text of another length comes back as it is. */
export const formatCpf = (cpf: string): string =>
  cpf.length === 11 ? cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') : cpf;

import { onlyDigits } from './pessoa/cpf';

/** `'52998224725'` → `'***.982.247-**'`: distinguishes two people without revealing the number. */
export function maskCpf(cpf: string): string {
  const digits = onlyDigits(cpf);
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : 'Não informado';
}

/** `'ana@itape.test'` → `'a***@itape.test'`; an empty text stays empty. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.charAt(0)}***${email.slice(at)}`;
}

/** `'Ana Clara Souza'` → `'Ana C. S.'`: enough for a greeting, too little to identify the person. */
export function maskNome(nome: string): string {
  const [first = '', ...others] = nome.trim().split(/\s+/);
  return [first, ...others.map((part) => `${part.charAt(0).toUpperCase()}.`)].join(' ');
}

/** `'+5511987654321'` → `'(11) *****-4321'`. */
export function maskCelular(celular: string): string {
  const digits = onlyDigits(celular).slice(-11);
  return digits.length < 10 ? '' : `(${digits.slice(0, 2)}) *****-${digits.slice(-4)}`;
}

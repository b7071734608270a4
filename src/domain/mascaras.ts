import { onlyDigits } from './cpf';

/** `'52998224725'` → `'***.982.247-**'`: enough to tell two people apart, too little to be one of them. */
export function mascararCpf(cpf: string): string {
  const digits = onlyDigits(cpf);
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : 'Não informado';
}

/** `'ana@itape.test'` → `'a***@itape.test'`; nothing stays nothing. */
export function mascararEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.charAt(0)}***${email.slice(at)}`;
}

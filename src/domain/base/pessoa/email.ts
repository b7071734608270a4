import { msg } from '../../../words/t';

/** Maximum length of an SMTP address (RFC 5321). */
export const EMAIL_MAXIMO = 254;
export const EMAIL_INVALIDO = msg('Informe um e-mail válido');

/**
 * True for `ana@exemplo.com.br`: one `@`, no whitespace or control characters, a domain with a dot. Only a sent message
 * proves that the address exists.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAXIMO &&
  /^[^\s\p{Cc}\p{Cs}@<>()",;:\\[\]]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u.test(
    text,
  );

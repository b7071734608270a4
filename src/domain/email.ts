/** The longest address SMTP can carry (RFC 5321). */
export const EMAIL_MAXIMO = 254;

/** `ana@exemplo.com.br`: one `@`, no blanks or control characters, a domain with a dot. Whether it exists, only a message can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAXIMO &&
  /^[^\s\p{Cc}\p{Cs}@<>()",;:\\[\]]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u.test(
    text,
  );

import type { Leitura } from '../base/leitura';
import { isEmail } from '../base/pessoa/email';
import { ALFABETO_LOCALIZADOR } from '../bilhetes/localizador';
import { t } from '../../words/t';

const TAMANHO = 8;

/**
 * Random eight-character protocol of a message, in two blocks: `K7Q2-MP4X`.
 * @param bytes random bytes; bytes that would bias the letters are skipped, so pass more than eight.
 * @returns null when the bytes ran out.
 */
export function toProtocolo(bytes: Uint8Array): string | null {
  const limit = 256 - (256 % ALFABETO_LOCALIZADOR.length);
  const letters = [...bytes].filter((byte) => byte < limit).slice(0, TAMANHO);
  if (letters.length < TAMANHO) return null;
  const text = letters.map((byte) => ALFABETO_LOCALIZADOR[byte % ALFABETO_LOCALIZADOR.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Normalizes a typed protocol to the form of {@link toProtocolo}; null when it is not one. */
export function readProtocolo(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isOne = letters.length === TAMANHO && [...letters].every((letter) => ALFABETO_LOCALIZADOR.includes(letter));
  return isOne ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null;
}

/** Status query of a message, typed and read alike. */
export interface ConsultaProtocolo {
  protocolo: string;
  email: string;
}

/** Reads a typed status query. */
export function readConsultaProtocolo(campos: ConsultaProtocolo): Leitura<ConsultaProtocolo, keyof ConsultaProtocolo> {
  const protocolo = readProtocolo(campos.protocolo);
  const email = campos.email.trim();
  if (protocolo !== null && isEmail(email)) return { ok: true, valor: { protocolo, email } };
  return {
    ok: false,
    erros: {
      ...(protocolo === null && { protocolo: t('Confira o protocolo: são 8 letras e números, como K7Q2-MP4X') }),
      ...(!isEmail(email) && { email: t('Informe o e-mail com que você escreveu') }),
    },
  };
}

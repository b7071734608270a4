import { type Language, PORTUGUESE } from '../../../src/words/language';
import type { Email } from '../outbox/outbox';
import { inLanguage } from './language';

/**
 * Writes an e-mail in the language of the person who gets it: a job and a clerk have another one.
 * @param write says its words by `t`.
 */
export const letterIn = (idioma: Language, write: () => Email): Email => {
  const email = inLanguage(idioma, write);
  return idioma === PORTUGUESE ? email : { ...email, idioma };
};

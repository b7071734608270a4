import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, LANGUAGE_KEY, LANGUAGES, languageInAddress } from '../../../src/words/language';
import { languageOf } from '../language/language';

const YEAR_S = 31_536_000;

/** True where neither the address nor a cookie chooses a language. */
export const isPlainChoice = (url: string, { cookie }: IncomingHttpHeaders): boolean =>
  languageInAddress(url) === null && !cookie?.includes(`${LANGUAGE_KEY}=`);

/** The language of a page: its address may choose one (`?idioma=en`), which the browser then keeps. */
export function chooseLanguage({ url, headers }: FastifyRequest, reply: FastifyReply): Language {
  const chosen = languageInAddress(url);
  if (chosen === null) return languageOf(headers);
  // The app reads it too, so it is not httpOnly. It says nothing of a person.
  void reply.header('set-cookie', `${LANGUAGE_KEY}=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
  return chosen;
}

export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

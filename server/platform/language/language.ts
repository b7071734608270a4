import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { type ActiveWords, PORTUGUESE_WORDS, setWordsSource } from '../../../src/words/active';
import { catalogues } from '../../../src/words/catalogues';
import { type Language, LANGUAGE_HEADER, languageInCookie, PORTUGUESE, toLanguage } from '../../../src/words/language';
import type { App } from '../http/appTypes';

const spoken = new AsyncLocalStorage<ActiveWords>();
setWordsSource(() => spoken.getStore() ?? PORTUGUESE_WORDS);

/** Runs `work`, and all that it begins, in a language: the words of a request, of a letter or of a paper. */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  spoken.run({ language, catalogue: catalogues[language] }, work);

/**
 * The language of a request: the one that the app names, or the cookie of a page. A browser's `Accept-Language` decides
 * nothing, so that an address shows everybody the same until a person chooses (ADR 110).
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const named = headers[LANGUAGE_HEADER];
  if (typeof named === 'string') return toLanguage(named);
  return (headers.cookie !== undefined && languageInCookie(headers.cookie)) || PORTUGUESE;
}

/** Answers each request in its language. Portuguese, the language of most, costs no context. */
export function registerLanguage(app: App): void {
  app.addHook('onRequest', (request, _, done) => {
    const language = languageOf(request.headers);
    if (language === PORTUGUESE) return done();
    inLanguage(language, done);
  });
}

/** Adds routes that answer in Portuguese whatever their requests ask for: what they make is kept for everybody. */
export function answerInPortuguese(app: App, register: (scope: App) => void): void {
  void app.register((scope, _, done) => {
    scope.addHook('onRequest', (_request, _reply, next) => inLanguage(PORTUGUESE, next));
    register(scope);
    done();
  });
}

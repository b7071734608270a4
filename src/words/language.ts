/** Languages of the traveller's screens, mails and papers. Portuguese is the source: its text is the key of the others. */
export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PORTUGUESE: Language = 'pt-BR';

/** Each language's name in itself, for the choice of one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
};

/**
 * Conventions of numbers and dates. All three write day before month, as the masks of the date fields do; Spanish keeps
 * the comma of Brazil's neighbours.
 */
export const LOCALES: Readonly<Record<Language, string>> = { 'pt-BR': 'pt-BR', en: 'en-GB', es: 'es-AR-u-hc-h23' };

/** Name of the cookie and of the device's entry that hold the chosen language. */
export const LANGUAGE_KEY = 'idioma';

/** Header by which the app tells the API the language on the screen; absent for Portuguese. */
export const LANGUAGE_HEADER = 'x-idioma';

/** Name of a built page in a language: `index.html` is `index.en.html` in English. */
export const pageIn = (language: Language, name: string): string =>
  language === PORTUGUESE ? name : name.replace(/\.html$/, `.${language}.html`);

/** A known language; Portuguese for any other text. */
export const toLanguage = (text: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? PORTUGUESE;

/** The language that a `Cookie` header or `document.cookie` names; null without the cookie. */
export function languageInCookie(cookie: string): Language | null {
  const found = /(?:^|;\s*)idioma=([\w-]+)/.exec(cookie);
  return found ? toLanguage(found[1]) : null;
}

/**
 * The language to offer to a browser that lists `preferred` (`navigator.languages`): null where it reads Portuguese, or
 * none that the product has.
 */
export function languageToOffer(preferred: readonly string[]): Language | null {
  const short = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  if (short.includes('pt')) return null;
  return LANGUAGES.find((language) => language === short.find((tag) => tag === 'en' || tag === 'es')) ?? null;
}

/** The language that an address chooses by `?idioma=`; null where it names none that the product has. */
export function languageInAddress(address: string): Language | null {
  const [, search = ''] = address.split('?', 2);
  const named = new URLSearchParams(search.split('#', 1)[0]).get(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === named) ?? null;
}

/** The query of an address with another language in it: `('?dia=1', 'en')` → `'?dia=1&idioma=en'`. */
export function withLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_KEY, language);
  return `?${query}`;
}

import { type ActiveWords, type Catalogue, PORTUGUESE_WORDS } from './active';
import { compileCatalogue } from './compiled';
import type { Language } from './language';

type Screens = Readonly<Record<string, string>>;

/** Loads the words of a language, which the whole page then speaks. Rejects while its file cannot be fetched. */
export async function loadWords(language: Language): Promise<ActiveWords> {
  if (language === 'pt-BR') return PORTUGUESE_WORDS;
  return { language, catalogue: toCatalogue(await screensOf(language)) };
}

const screensOf = async (language: Exclude<Language, 'pt-BR'>): Promise<Screens> =>
  language === 'en'
    ? (await import(/* webpackChunkName: "palavras-en" */ './en/screens')).screens
    : (await import(/* webpackChunkName: "palavras-es" */ './es/screens')).screens;

/** The website's build compiles the files of words as it reads them. */
const toCatalogue = (screens: Screens): Catalogue =>
  typeof WORDS_COMPILED === 'undefined' ? compileCatalogue(screens) : screens;

import { useSyncExternalStore } from 'react';
import { activeWords } from '../../../words/active';
import {
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageToOffer,
  PORTUGUESE,
  withLanguage,
} from '../../../words/language';

interface LanguageLink {
  href: string;
  /** The language's name in itself, which is also the language of the link. */
  label: string;
  lang: Language;
  current: boolean;
}

const neverChanges = () => () => undefined;
const preferredHere = (): Language | null => languageToOffer(navigator.languages);
/** The markup of home is the same for every browser, and the app begins with it. */
const preferredNowhere = (): Language | null => null;

/**
 * The languages of the product as links to this address, for the foot; and, for the head, the one that the browser
 * prefers while the page is Portuguese. A link loads the page anew, since words are said once.
 * @param search of the address, with its question mark.
 */
export function useLanguages(search: string): { all: readonly LanguageLink[]; offered: readonly LanguageLink[] } {
  const preferred = useSyncExternalStore(neverChanges, preferredHere, preferredNowhere);
  const { language } = activeWords();
  const all = LANGUAGES.map((lang) => ({
    href: withLanguage(search, lang),
    label: LANGUAGE_NAMES[lang],
    lang,
    current: lang === language,
  }));
  return { all, offered: language === PORTUGUESE ? all.filter(({ lang }) => lang === preferred) : [] };
}

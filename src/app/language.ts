import { setWordsSource } from '../words/active';
import {
  type Language,
  LANGUAGE_KEY,
  languageInAddress,
  languageInCookie,
  PORTUGUESE,
  toLanguage,
} from '../words/language';
import { loadWords } from '../words/loadWords';

const YEAR_S = 31_536_000;

/**
 * The language of this page: chosen by its address, which is then kept and taken out of it, or chosen before. The server
 * reads the cookie; the mobile app's shell, which has none, the storage.
 */
export function chosenLanguage(page: Window): Language {
  const { document, location, history } = page;
  const named = languageInAddress(location.search);
  if (named === null) return languageInCookie(document.cookie) ?? toLanguage(stored(page));
  document.cookie = `${LANGUAGE_KEY}=${named}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  store(page, named);
  const address = new URL(location.href);
  address.searchParams.delete(LANGUAGE_KEY);
  history.replaceState(history.state, '', address);
  return named;
}

/** Loads the words of a language for the whole page. It stays Portuguese while they cannot be fetched. */
export async function speak(language: Language, { document }: Window): Promise<void> {
  const words = await loadWords(language).catch(() => null);
  document.documentElement.lang = words === null ? PORTUGUESE : language;
  if (words !== null) setWordsSource(() => words);
}

/** Null where the browser refuses storage. */
function stored(page: Window): string | null {
  try {
    return page.localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function store(page: Window, language: Language): void {
  try {
    page.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The cookie holds it.
  }
}

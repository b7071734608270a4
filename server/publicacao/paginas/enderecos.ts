import { enderecoEm } from '../../../src/domain/viagens/enderecoRota';
import { activeWords } from '../../../src/words/active';
import { LANGUAGES, PORTUGUESE, withLanguage } from '../../../src/words/language';

/**
 * Address of a screen of the app, which opens in the language of the page that leads to it. A Portuguese page leaves the
 * language to what the person chose before.
 */
export function noAplicativo(address: string): string {
  const { language } = activeWords();
  if (language === PORTUGUESE) return address;
  const [path = '', search = ''] = address.split('?', 2);
  return path + withLanguage(search, language);
}

/**
 * A page's whole address in each language, as search engines name the language; `x-default` is for people of any other.
 * @param path of the page in Portuguese.
 */
export const alternatesOf = (publicUrl: string, path: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language, href: publicUrl + enderecoEm(language, path) })),
  { hreflang: 'x-default', href: publicUrl + path },
];

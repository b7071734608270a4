import { activeWords } from '../../words/active';
import { type Language, PORTUGUESE } from '../../words/language';
import { foldText } from '../lugares/busca/foldText';

/** A city as public pages name it; its terminals share one page. */
export interface Cidade {
  nome: string;
  uf: string;
}

/** Beginning of the address of every page that the server draws for a city or a route, in Portuguese. */
export const ONIBUS = '/onibus';

/** Address of such a page in a language, each under a path of its own: `/en/onibus/paraty-rj`. */
export const enderecoEm = (language: Language, path: string): string =>
  language === PORTUGUESE ? path : `/${language}${path}`;

/** Address of such a page in the language of the page that leads to it. */
export const nestaLingua = (path: string): string => enderecoEm(activeWords().language, path);

/** A city in an address: `rio-de-janeiro-rj`. Letters a to z, digits and hyphens; the state keeps two cities of one name apart. */
export const toSlug = ({ nome, uf }: Cidade): string => foldText(`${nome} ${uf}`).replaceAll(' ', '-');

/** Address of the page of a route: `/onibus/sao-paulo-sp/rio-de-janeiro-rj`. */
export const toRotaLink = (origem: Cidade, destino: Cidade): string => `${ONIBUS}/${toSlug(origem)}/${toSlug(destino)}`;

/** Address of the page of a destination: `/onibus/rio-de-janeiro-rj`. */
export const toCidadeLink = (destino: Cidade): string => `${ONIBUS}/${toSlug(destino)}`;

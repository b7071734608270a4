import type { ArtigoAjuda } from './artigoAjuda';
import { artigosDireitos } from './artigosDireitos';
import { artigosViajar } from './artigosViajar';

/** Help articles, in the order of their category's list. To add one, write it into its file. */
export const artigosAjuda: readonly ArtigoAjuda[] = [...artigosViajar, ...artigosDireitos];

/** The article with the id of an address. */
export const artigoAjuda = (id: string | null): ArtigoAjuda | undefined =>
  artigosAjuda.find((artigo) => artigo.id === id);

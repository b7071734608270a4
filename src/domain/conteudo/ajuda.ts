import type { ArtigoAjuda } from './artigoAjuda';
import { artigosDireitos } from './artigosDireitos';
import { artigosViajar } from './artigosViajar';

/** The articles of the help, in the order in which their category lists them. To add one, write it into its file. */
export const artigosAjuda: readonly ArtigoAjuda[] = [...artigosViajar, ...artigosDireitos];

/** One article by the id of its address. */
export const artigoAjuda = (id: string | null): ArtigoAjuda | undefined =>
  artigosAjuda.find((artigo) => artigo.id === id);

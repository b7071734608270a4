import type { BuscaServida, TrechoServido } from '../../domain/aplicativo/metaPagina';
import type { RootState } from '../rootReducer';

/** The search that the served page shows; undefined on other pages, and where no server filled it in. */
export const selectBuscaServida = ({ pagina }: RootState): BuscaServida | undefined => pagina?.busca;

/** The departure that the served page named; undefined for another one, and where no server filled the page in. */
export const selectTrechoServido = ({ pagina }: RootState, viagemId: string | null): TrechoServido | undefined =>
  pagina?.trechos?.find((trecho) => trecho.viagemId === viagemId);

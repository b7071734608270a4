import { palavrasDaMarca } from '../../src/domain/companhia/marca/nomeDaMarca';
import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Pagina } from '../../src/domain/wire/base/config';
import { PORTUGUESE } from '../../src/words/language';
import { inLanguage } from '../platform/language/language';
import type { LiveCompanhia } from './liveCompanhia';
import { rodapeOf } from './rodape';

type Rotas = Pagina['rotas'];

/**
 * Makes the words of the served pages, kept in Portuguese for every request: those of the company, and the routes that it sells most. The same object until one of
 * both changes, so that a page made of it is known to be the present one without comparing texts.
 * @param rotasPopulares the same list until the catalogue changes.
 */
export function createPagina(
  companhia: Pick<LiveCompanhia, 'dados'>,
  rotasPopulares: () => Readonly<Rotas>,
): () => Pagina {
  let kept: { dados: DadosCompanhia | null; rotas: Readonly<Rotas>; pagina: Pagina } | undefined;
  return () => {
    const dados = companhia.dados();
    const rotas = rotasPopulares();
    if (kept === undefined || kept.dados !== dados || kept.rotas !== rotas) {
      const rodape = inLanguage(PORTUGUESE, () => rodapeOf(dados));
      kept = { dados, rotas, pagina: { rodape, rotas: [...rotas], marca: palavrasDaMarca(dados) } };
    }
    return kept.pagina;
  };
}

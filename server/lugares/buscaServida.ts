import type { BuscaServida } from '../../src/domain/aplicativo/metaPagina';
import { tituloDaBusca } from '../../src/domain/viagens/camposBusca';
import { consultaAtual, parseResultado } from '../../src/domain/viagens/resultado';
import { inWords } from './inWords';
import type { LocalidadesDaRede } from './routes/localidades';

/** Reads the search of an address of the results, in the active language; undefined where it names no known places. */
export const createBuscaServida =
  ({ lugar }: Pick<LocalidadesDaRede, 'lugar'>) =>
  (query: string): BuscaServida | undefined => {
    const resultado = parseResultado(query);
    if (!resultado) return undefined;
    const { localidadeOrigem, localidadeDestino } = consultaAtual(resultado);
    const [origem, destino] = [lugar(localidadeOrigem), lugar(localidadeDestino)];
    if (!origem || !destino) return undefined;
    return { titulo: tituloDaBusca(origem, destino), lugares: [inWords(origem), inWords(destino)] };
  };

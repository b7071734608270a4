import { tituloDaBusca } from '../../src/domain/viagens/camposBusca';
import { consultaAtual, parseResultado } from '../../src/domain/viagens/resultado';
import type { Servido } from '../platform/web/filledPages';
import { inWords } from './inWords';
import type { LocalidadesDaRede } from './routes/localidades';

/** Reads the search of an address of the results; undefined where it names no known places. */
export const createBuscaServida =
  ({ lugar }: Pick<LocalidadesDaRede, 'lugar'>) =>
  async (query: string): Promise<Servido | undefined> => {
    const resultado = parseResultado(query);
    if (!resultado) return undefined;
    const { localidadeOrigem, localidadeDestino } = consultaAtual(resultado);
    const [origem, destino] = [lugar(localidadeOrigem), lugar(localidadeDestino)];
    if (!origem || !destino) return undefined;
    return {
      chave: `${origem.id},${destino.id}`,
      dados: () => ({
        busca: { titulo: tituloDaBusca(origem, destino), lugares: [inWords(origem), inWords(destino)] },
      }),
    };
  };

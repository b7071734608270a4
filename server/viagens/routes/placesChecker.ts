import { msg } from '../../../src/words/t';
import { badRequest, notFound } from '../../platform/http/problem';
import type { Catalogue } from '../catalogue';

/** Refuses two places of a request: 404 where one is unknown, 400 where both are the same. */
export type CheckPlaces = (origem: string, destino: string) => void;

/** The check of origin and destination of a search, which may be cities. */
export const searchedChecker = ({ lugar }: Pick<Catalogue, 'lugar'>): CheckPlaces =>
  placesChecker({ localidade: lugar });

/** The check of origin and destination against the terminals of a catalogue. */
export const placesChecker =
  (catalogue: Pick<Catalogue, 'localidade'>): CheckPlaces =>
  (origem, destino) => {
    if (!catalogue.localidade(origem) || !catalogue.localidade(destino)) {
      throw notFound('LOCALIDADE_NAO_ENCONTRADA', msg('Não encontramos esta localidade.'));
    }
    if (origem === destino) {
      throw badRequest('MESMA_LOCALIDADE', msg('Origem e destino precisam ser diferentes.'), 'localidadeDestino');
    }
  };

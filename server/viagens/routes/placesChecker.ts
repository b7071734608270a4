import { badRequest, notFound } from '../../platform/http/problem';
import type { Catalogue } from '../catalogue';

/** Refuses two places of a request: 404 where one is unknown, 400 where both are the same. */
export type CheckPlaces = (origem: string, destino: string) => void;

/** The check of origin and destination against a catalogue. */
export const placesChecker =
  (catalogue: Catalogue): CheckPlaces =>
  (origem, destino) => {
    if (!catalogue.localidade(origem) || !catalogue.localidade(destino)) {
      throw notFound('LOCALIDADE_NAO_ENCONTRADA', 'Não encontramos esta localidade.');
    }
    if (origem === destino) {
      throw badRequest('MESMA_LOCALIDADE', 'Origem e destino precisam ser diferentes.', 'localidadeDestino');
    }
  };

import type { Dia } from '../../../src/domain/base/data';
import { ESPERA_MINUTOS } from '../../../src/domain/viagens/troca';
import type { Conexao, Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import type { Catalogue, Trecho } from '../catalogue';
import { connectionsOf } from './connections';
import { groupBy } from '../groupBy';
import { plusMinutes } from '../localTime';
import { offersIn, offersOfDays, viagensOf, type Dias, type OfferCatalogue } from './ofertas';

type ConnectionCatalogue = OfferCatalogue & Pick<Catalogue, 'terminaisDeTroca' | 'trechosBuscados'>;

/**
 * Journeys with one change by the day of their start. Four statements, however many terminals lie on the way: the trips to
 * the terminals, then those that leave from each in time.
 */
export async function searchConnections(
  db: Reader,
  catalogue: ConnectionCatalogue,
  { origem, destino, ...dias }: Dias & { origem: string; destino: string },
): Promise<Map<Dia, Conexao[]>> {
  const terminais = catalogue.terminaisDeTroca(origem, destino);
  const into = terminais.flatMap((terminal) => catalogue.trechosBuscados(origem, terminal));
  const first = byPlace(viagensOf(catalogue, await offersOfDays(db, catalogue, into, dias)), 'chegada');
  const onward = [...first].flatMap(([terminal, viagens]) =>
    windowsAfter(viagens, catalogue.trechosBuscados(terminal, destino)),
  );
  if (onward.length === 0) return new Map();
  const second = byPlace(viagensOf(catalogue, await offersIn(db, catalogue, onward)), 'partida');
  return connectionsOf(
    [...first].map(([terminal, viagens]) => ({ first: viagens, second: second.get(terminal) ?? [] })),
  );
}

const byPlace = (viagens: readonly Viagem[], end: 'partida' | 'chegada'): Map<string, Viagem[]> =>
  groupBy(viagens, (viagem) => viagem[end].localidade.id);

/** The time in which somebody who came with one of these trips may go on. */
function windowsAfter(viagens: readonly Viagem[], trechos: readonly Trecho[]) {
  const arrivals = viagens.map(({ chegada }) => Date.parse(chegada.instante));
  const [least, most] = ESPERA_MINUTOS;
  const desde = plusMinutes(new Date(Math.min(...arrivals)), least);
  const ate = plusMinutes(new Date(Math.max(...arrivals)), most + 1);
  return trechos.map((trecho) => ({ trecho, desde, ate }));
}

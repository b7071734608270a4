import { distanciaKm } from '../../../src/domain/lugares/distancia';
import type { Localidade, LocalidadeNoMapa } from '../../../src/domain/wire/lugares/localidades';
import type { Catalogue } from '../catalogue';

/** Two neighbouring terminals that some line joins. */
export interface ParVizinho {
  origem: Localidade;
  destino: Localidade;
  distanciaKm: number;
}

/** Maximum distance of a neighbour: another terminal of the city, or the next city. */
const VIZINHO_KM = 60;
const MAXIMO_PARES = 8;

/** The part of the catalogue that neighbours come from. */
type VizinhosCatalogue = Pick<Catalogue, 'coordenadas' | 'localidade' | 'terminaisDe' | 'trechos'>;

/** The pairs of terminals near two places that a line joins, the nearest first; never the two places themselves. */
export function paresVizinhos(catalogue: VizinhosCatalogue, origem: string, destino: string): ParVizinho[] {
  const near = (id: string): (LocalidadeNoMapa & { km: number })[] => {
    const places = catalogue.coordenadas();
    const own = new Set(catalogue.terminaisDe(id));
    const centres = places.filter((place) => own.has(place.id));
    const kmTo = (place: LocalidadeNoMapa) => Math.min(...centres.map((centre) => distanciaKm(centre, place)));
    return places.map((place) => ({ ...place, km: kmTo(place) })).filter(({ km }) => km <= VIZINHO_KM);
  };
  const isAt = (id: string, place: LocalidadeNoMapa) => catalogue.terminaisDe(id).includes(place.id);
  const destinos = near(destino);
  return near(origem)
    .flatMap((from) => destinos.map((to) => ({ from, to, km: from.km + to.km })))
    .filter(({ from, to, km }) => km <= VIZINHO_KM && !(isAt(origem, from) && isAt(destino, to)))
    .filter(({ from, to }) => catalogue.trechos(from.id, to.id).length > 0)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAXIMO_PARES)
    .flatMap(({ from, to, km }) => {
      const [here, there] = [catalogue.localidade(from.id), catalogue.localidade(to.id)];
      return here && there ? [{ origem: here, destino: there, distanciaKm: Math.round(km) }] : [];
    });
}

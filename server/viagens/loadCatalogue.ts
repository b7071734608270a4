import type { LocalidadeNoMapa } from '../../src/domain/wire/lugares/localidades';
import type { Reader } from '../platform/database/database';
import type { Catalogue, Trecho } from './catalogue';
import { groupBy } from './groupBy';
import { loadLayouts } from './loadLayouts';
import { loadLinhas, loadTrechos } from './loadLinhas';
import { indexCidades, overCidades } from './busca/cidades';
import { greatestRoutes } from './busca/rotasPopulares';
import { loadPlaces } from '../lugares/loadPlaces';
import { suggestLocalidades } from './busca/sugestoes';
import { indexTrocas } from './busca/trocas';

/** Reads the whole catalogue except its departures and its rules of fares, which change more often. */
export async function loadCatalogue(db: Reader): Promise<Omit<Catalogue, 'regrasDe'>> {
  const places = await loadPlaces(db);
  const linhas = await loadLinhas(db, places.byId);
  const layouts = await loadLayouts(db);
  const trechos = await loadTrechos(db, linhas);
  const forSale = trechos.filter(({ linha, tarifas }) => !linha.encerrada && tarifas.length > 0);
  const pairs = groupBy(forSale, ({ origem, destino }) => `${origem.localidade.id} ${destino.localidade.id}`);
  const bySeq = new Map(
    trechos.map((trecho) => [seqOf(trecho.linha.id, trecho.origem.seq, trecho.destino.seq), trecho]),
  );
  const served = groupBy(forSale, ({ origem }) => origem.localidade.id);
  const arriving = groupBy(forSale, ({ destino }) => destino.localidade.id);
  const reached = new Map(
    [...served].map(([origem, parts]) => [origem, new Set(parts.map(({ destino }) => destino.localidade.id))]),
  );
  const reachedFrom = (origem: string): ReadonlySet<string> => reached.get(origem) ?? NENHUM;
  const points = new Map(places.map.map((place) => [place.id, place]));
  const cidades = indexCidades(byPeso(places.map, places.pesoOf));
  const trechosDoPar = (origem: string, destino: string): readonly Trecho[] => pairs.get(`${origem} ${destino}`) ?? [];
  const rede = overCidades(cidades, {
    ...indexTrocas({ pontoDe: (id) => points.get(id), destinos: reachedFrom }),
    destinos: reachedFrom,
    trechosBuscados: trechosDoPar,
  });
  const onTheMap = places.map.filter(({ id }) => served.has(id));
  const populares = greatestRoutes(pairs.values(), places.pesoOf);
  return {
    localidade: (id) => places.byId.get(id),
    lugar: (id) => places.byId.get(id) ?? cidades.cidade(id),
    terminaisDe: cidades.terminaisDe,
    searchLocalidades: (termo, servidas) =>
      suggestLocalidades({ ...rede, ...cidades, search: places.search }, termo, servidas),
    ...rede,
    trechos: trechosDoPar,
    coordenadas: () => onTheMap,
    ponto: (id) => points.get(id),
    linha: (id) => linhas.get(id),
    linhas: () => [...linhas.values()],
    layout: (id) => layouts.get(id),
    layouts: () => [...layouts.values()],
    saidasDe: (localidade) => served.get(localidade) ?? [],
    chegadasEm: (localidade) => arriving.get(localidade) ?? [],
    rotasPopulares: () => populares,
    trechoDaLinha: (linhaId, seqO, seqD) => bySeq.get(seqOf(linhaId, seqO, seqD)),
  };
}

const byPeso = (places: readonly LocalidadeNoMapa[], pesoOf: (id: string) => number): LocalidadeNoMapa[] =>
  places.toSorted((a, b) => pesoOf(b.id) - pesoOf(a.id) || Number(a.id) - Number(b.id));

const NENHUM: ReadonlySet<string> = new Set();
const seqOf = (linhaId: number, seqO: number, seqD: number): string => `${linhaId} ${seqO} ${seqD}`;

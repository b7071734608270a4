import type { LocalidadeNoMapa } from '../../../src/domain/wire/lugares/localidades';
import { tiete } from '../../../tests/support/viagemBuilders';
import type { Trecho } from '../catalogue';
import { paresVizinhos } from './neighbours';

/** A terminal so many kilometres north of the equator; places that are far apart lie at another longitude. */
const terminal = (id: string, km: number, lon: number): LocalidadeNoMapa => ({ ...tiete, id, lat: km / 111.195, lon });

const parada = { seq: 0, chega: 0, sai: 0, localidade: tiete };
const linha = { id: 1, codigo: '1', nome: '1', operadora: 'Itapê', paradas: [], encerrada: false };
const joined: Trecho[] = [{ linha, origem: parada, destino: parada, km: 1, tarifas: [] }];

/** Neighbours among terminals of which every pair is joined but the named ones. */
function neighbours(places: readonly LocalidadeNoMapa[], { apart = [] as string[], cidade = [] as string[] } = {}) {
  const catalogue: Parameters<typeof paresVizinhos>[0] = {
    coordenadas: () => places,
    terminaisDe: (id) => (id === 'cidade' ? cidade : [id]),
    trechos: (origem, destino) => (apart.includes(`${origem}-${destino}`) ? [] : joined),
    localidade: (id) => places.find((place) => place.id === id),
  };
  return (origem: string, destino: string) =>
    paresVizinhos(catalogue, origem, destino).map((par) => [par.origem.id, par.destino.id, par.distanciaKm]);
}

const [a, aPerto, aLonge] = [terminal('a', 0, 0), terminal('aPerto', 20, 0), terminal('aLonge', 61, 0)];
const [b, bPerto] = [terminal('b', 0, 10), terminal('bPerto', 39, 10)];

describe('the terminals nearby', () => {
  it('are those of both ends within sixty kilometres together, the nearest first, without the places themselves', () => {
    expect(neighbours([bPerto, aLonge, aPerto, a, b])('a', 'b')).toEqual([
      ['aPerto', 'b', 20],
      ['a', 'bPerto', 39],
      ['aPerto', 'bPerto', 59],
    ]);
    expect(neighbours([a, aPerto, b, terminal('bPerto', 41, 10)])('a', 'b')).toEqual([
      ['aPerto', 'b', 20],
      ['a', 'bPerto', 41],
    ]);
  });

  it('are joined by a line in the direction of the search', () => {
    expect(neighbours([a, aPerto, b], { apart: ['aPerto-b'] })('a', 'b')).toEqual([]);
    expect(neighbours([a, aPerto, b], { apart: ['b-aPerto'] })('a', 'b')).toHaveLength(1);
  });

  it('are not those of a searched city, and are as far as from the nearest of them', () => {
    const found = neighbours([a, aPerto, aLonge, b], { cidade: ['a', 'aPerto'] });
    expect(found('cidade', 'b')).toEqual([['aLonge', 'b', 41]]);
  });

  it('are eight pairs at most', () => {
    const many = Array.from({ length: 12 }, (_, i) => terminal(`n${i}`, i + 1, 0));
    expect(neighbours([a, b, ...many])('a', 'b').map(([, , km]) => km)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

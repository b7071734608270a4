import type { Trecho } from '../catalogue';
import { greatestRoutes } from './rotasPopulares';

const places: Record<string, [nome: string, peso: number]> = {
  1: ['São Paulo', 12_400],
  2: ['São Paulo', 2_232],
  4: ['Rio de Janeiro', 6_748],
  5: ['Resende', 130],
  6: ['Itatiaia', 130],
};
const stop = (id: string) => ({
  seq: 0,
  chega: 0,
  sai: 0,
  localidade: { id, nome: places[id]?.[0] ?? '', uf: 'SP', terminal: 'Rodoviária', fuso: 'America/Sao_Paulo' },
});
const linha = { id: 1, codigo: '1', nome: '1', operadora: 'Itapê', paradas: [], encerrada: false };
const pair = (origem: string, destino: string, lines: number): Trecho[] =>
  Array.from({ length: lines }, () => ({ linha, origem: stop(origem), destino: stop(destino), km: 100, tarifas: [] }));
const routes = (...pairs: Trecho[][]) =>
  greatestRoutes(pairs, (id) => places[id]?.[1] ?? 0).map(({ origem, destino }) => `${origem.id}-${destino.id}`);

describe('the routes that home offers', () => {
  it('are those between the greatest cities, however many lines join the smaller ones', () => {
    expect(routes(pair('5', '1', 40), pair('1', '4', 2), pair('4', '1', 3))).toEqual(['4-1', '1-4', '5-1']);
  });

  it('are the more served of two as great', () => {
    expect(routes(pair('1', '5', 1), pair('1', '6', 3))).toEqual(['1-6', '1-5']);
  });

  it('name each pair of cities once, and none with itself', () => {
    expect(routes(pair('1', '4', 1), pair('2', '4', 9), pair('1', '2', 9))).toEqual(['1-4']);
  });

  it('are six at most, and none where nothing is for sale', () => {
    const ids = ['1', '4', '5', '6'];
    const all = ids.flatMap((origem) => ids.filter((id) => id !== origem).map((destino) => pair(origem, destino, 1)));
    expect(routes(...all)).toHaveLength(6);
    expect(routes()).toEqual([]);
  });
});

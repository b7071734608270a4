import type { Parada } from '../../wire/viagens/viagens';
import { faixaDaCompra, poltronasDoTrecho, quandoDoTrecho, rotaDoTrecho } from './palavrasTrecho';

const stop = (nome: string, uf: string) =>
  ({ dia: '2026-12-05', hora: '22:30', localidade: { nome, uf } }) as unknown as Parada;
const partida = stop('São Paulo', 'SP');

it('says where a leg goes and when it leaves', () => {
  expect(rotaDoTrecho({ partida, chegada: stop('Rio de Janeiro', 'RJ') })).toBe('São Paulo, SP → Rio de Janeiro, RJ');
  expect(quandoDoTrecho({ partida })).toBe('sáb., 05/12 · 22:30');
});

it('keeps the place of what is still loading', () => {
  expect(rotaDoTrecho({ partida, chegada: null })).toBe('…');
  expect(quandoDoTrecho({ partida: null })).toBe('…');
});

it('counts the seats by their word, and says nothing of none', () => {
  expect(poltronasDoTrecho({ poltronas: [] })).toBeNull();
  expect(poltronasDoTrecho({ poltronas: [7] })).toBe('Poltrona 7');
  expect(poltronasDoTrecho({ poltronas: [7, 8, 9] })).toBe('Poltronas 7, 8 e 9');
});

const leg = (titulo: string, from: Parada, to: Parada) => ({ titulo, partida: from, chegada: to, poltronas: [7] });
const [resende, rio] = [stop('Resende', 'RJ'), stop('Rio de Janeiro', 'RJ')];

it('tells each of two legs in the strip, with its seats', () => {
  expect(faixaDaCompra([leg('Ida', partida, rio), leg('Volta', rio, partida)])).toEqual([
    { titulo: 'Ida', rota: 'São Paulo, SP → Rio de Janeiro, RJ', quando: 'sáb., 05/12 · 22:30', detalhe: 'Poltrona 7' },
    {
      titulo: 'Volta',
      rota: 'Rio de Janeiro, RJ → São Paulo, SP',
      quando: 'sáb., 05/12 · 22:30',
      detalhe: 'Poltrona 7',
    },
  ]);
});

it('tells both ways of many legs in one entry each', () => {
  const both = faixaDaCompra([
    leg('Ida, 1º trecho', partida, resende),
    leg('Ida, 2º trecho', resende, rio),
    leg('Volta', rio, partida),
  ]);
  expect(both.map(({ titulo, rota, detalhe }) => [titulo, rota, detalhe])).toEqual([
    ['Ida, com 1 troca', 'São Paulo, SP → Rio de Janeiro, RJ', undefined],
    ['Volta', 'Rio de Janeiro, RJ → São Paulo, SP', 'Poltrona 7'],
  ]);
});

import type { Parada } from '../../domain/wire/viagens/viagens';
import { poltronasDoTrecho, quandoDoTrecho, rotaDoTrecho } from './palavrasTrecho';

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

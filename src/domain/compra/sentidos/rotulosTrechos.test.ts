import fc from 'fast-check';
import type { TrechoCompra } from '../compra';
import { comRotulos, doTrecho, poltronasPorSentido, rotulosTrechos } from './rotulosTrechos';
import { sentidosDaCompra, trechosDosSentidos } from './sentidosDaCompra';

const leg = (localidadeOrigem: string, localidadeDestino: string): TrechoCompra => ({
  viagemId: localidadeOrigem + localidadeDestino,
  localidadeOrigem,
  localidadeDestino,
  poltronas: [],
});
const ways = {
  direta: [leg('1', '2')],
  comTroca: [leg('1', '9'), leg('9', '2')],
  volta: [leg('2', '1')],
  voltaComTroca: [leg('2', '8'), leg('8', '1')],
  outroTerminal: [leg('2', '7')],
  nenhuma: [],
};
type Way = keyof typeof ways;
const joined = (ida: Way, volta: Way) => trechosDosSentidos(ways[ida], ways[volta]);

it.each([
  ['direta', 'nenhuma', false, ['Ida']],
  ['comTroca', 'nenhuma', false, ['1º trecho', '2º trecho']],
  ['direta', 'volta', false, ['Ida', 'Volta']],
  ['comTroca', 'volta', false, ['Ida, 1º trecho', 'Ida, 2º trecho', 'Volta']],
  ['direta', 'voltaComTroca', true, ['Ida', 'Volta, 1º trecho', 'Volta, 2º trecho']],
  ['comTroca', 'voltaComTroca', false, ['Ida, 1º trecho', 'Ida, 2º trecho', 'Volta, 1º trecho', 'Volta, 2º trecho']],
  ['direta', 'outroTerminal', true, ['Ida', 'Volta']],
] as const)('%s and %s: named %j, called %j', (ida, volta, isNamed, rotulos) => {
  const trechos = joined(ida, volta);
  expect(trechos.every(({ sentido }) => sentido !== undefined)).toBe(isNamed);
  expect(rotulosTrechos(trechos)).toEqual(rotulos);
});

it('is read by way as it was put together, whatever the places are', () => {
  const id = fc.integer({ min: 1, max: 4 }).map(String);
  const way = fc.array(fc.tuple(id, id), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(way, fc.option(way), (ida, volta) => {
      const trechos = trechosDosSentidos(
        ida.map(([from, to]) => leg(from, to)),
        (volta ?? []).map(([from, to]) => leg(from, to)),
      );
      const read = sentidosDaCompra(trechos);
      expect([read.ida.length, read.volta.length]).toEqual([ida.length, volta?.length ?? 0]);
    }),
  );
});

it.each([
  ['Volta', 'da volta'],
  ['2º trecho', 'do 2º trecho'],
  ['Volta, 1º trecho', 'do 1º trecho da volta'],
])('%s in a sentence: %s', (rotulo, expected) => {
  expect(doTrecho(rotulo)).toBe(expected);
});

it.each([
  ['direta', 'nenhuma', [5], '5'],
  ['direta', 'volta', [5, 9], '5 (ida) e 9 (volta)'],
  ['comTroca', 'nenhuma', [5, 7], '5 (1º trecho) e 7 (2º trecho)'],
  ['comTroca', 'volta', [5, 7, 3], '5 e 7 na ida, 3 na volta'],
  ['comTroca', 'voltaComTroca', [5, 7, 3, 8], '5 e 7 na ida, 3 e 8 na volta'],
] as const)('the seats of a person, %s and %s: %j, are told shortly', (ida, volta, poltronas, expected) => {
  expect(poltronasPorSentido(poltronas, rotulosTrechos(joined(ida, volta)))).toBe(expected);
});

it('says the seats of each leg with its name, where there are several', () => {
  expect(comRotulos([5], ['Ida'])).toBe('5');
  expect(comRotulos([5, 9], ['Ida', 'Volta'])).toBe('5 (ida) e 9 (volta)');
  expect(comRotulos(['1 e 2', 3, 4], ['Ida, 1º trecho', 'Ida, 2º trecho', 'Volta'])).toBe(
    '1 e 2 (ida, 1º trecho), 3 (ida, 2º trecho) e 4 (volta)',
  );
});

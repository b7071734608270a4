import { speak, speakPortuguese } from '../../../tests/support/speakLanguage';
import type { TrechoCompra } from './compra';
import { falhaDePoltronas } from './falhaDePoltronas';
import { poltronasPorSentido, rotulosTrechos } from './sentidos/rotulosTrechos';

const leg = (localidadeOrigem: string, localidadeDestino: string, ...poltronas: number[]): TrechoCompra => ({
  viagemId: localidadeOrigem + localidadeDestino,
  localidadeOrigem,
  localidadeDestino,
  poltronas,
});

beforeEach(() => speak('es'));
afterEach(speakPortuguese);

it.each([
  ['Elija al menos un asiento', [leg('1', '2')]],
  ['Elija los asientos de la vuelta', [leg('1', '2', 5), leg('2', '1')]],
  ['Elija los asientos del 2.º tramo', [leg('1', '9', 5), leg('9', '2')]],
  ['Elija los asientos del 2.º tramo de la ida', [leg('1', '9', 5), leg('9', '2'), leg('2', '1', 4)]],
  [
    'Elija la misma cantidad de asientos a la ida y a la vuelta: son 2 a la ida',
    [leg('1', '2', 5, 6), leg('2', '1', 4)],
  ],
])('seats that are missing are told in Spanish: %s', (expected, trechos) => {
  expect(falhaDePoltronas(trechos)).toBe(expected);
});

it.each([
  ['5 (ida) y 9 (vuelta)', [5, 9], [leg('1', '2'), leg('2', '1')]],
  ['5 (1.er tramo) y 7 (2.º tramo)', [5, 7], [leg('1', '9'), leg('9', '2')]],
  ['5 y 7 a la ida, 3 a la vuelta', [5, 7, 3], [leg('1', '9'), leg('9', '2'), leg('2', '1')]],
])('the seats of a person are told in Spanish: %s', (expected, poltronas, trechos) => {
  expect(poltronasPorSentido(poltronas, rotulosTrechos(trechos))).toBe(expected);
});

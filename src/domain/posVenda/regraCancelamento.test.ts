import { regraNoCartao } from './regraCancelamento';

const partida = '2026-12-01T08:00:00-03:00';
const leaves = Date.parse(partida);

it.each([
  [3 * 3_600_000, '100% de volta em até 7 dias da compra'],
  [3 * 3_600_000 - 1, null],
  [-1, null],
])('%i ms before departure a card promises %s', (before, text) => {
  expect(regraNoCartao(partida, leaves - before)).toBe(text);
});

import { isReautenticado } from './reautenticacao';

const NOW = Date.parse('2026-11-21T12:00:00-03:00');
const MINUTE = 60_000;

describe('isReautenticado', () => {
  it.each([
    ['just now', 0, true],
    ['a moment before five minutes', 5 * MINUTE - 1, true],
    ['five minutes ago', 5 * MINUTE, false],
    ['never', NOW, false],
    ['by a clock that is a minute ahead', -MINUTE, true],
    ['in the future', -MINUTE - 1, false],
  ])('of a proof given %s', (_, ago, expected) => {
    expect(isReautenticado(NOW - ago, NOW)).toBe(expected);
  });
});

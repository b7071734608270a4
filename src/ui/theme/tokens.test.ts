import { contrast } from '../../domain/base/cor';
import { colorOf, controlPairs, disabledPairs, linePairs, textPairs } from './contrastPairs';
import type { Pair } from './contrastPairs';
import { contrastRoles } from './contrastRoles';
import { roles } from './tokens';
import type { Roles } from './tokens';

/** [pair, ratio] of each pair in a scheme. */
const measured = (role: Roles, pairs: readonly Pair[]): [string, number][] =>
  pairs.map(({ front, ground }) => [`${front} on ${ground}`, contrast(colorOf(role, front), colorOf(role, ground))]);

describe.each(Object.entries(roles))('the %s scheme', (_name, role) => {
  it.each(measured(role, textPairs))('keeps %s readable: at least 4.5:1', (_what, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(measured(role, controlPairs))('keeps %s visible: at least 3:1', (_what, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(contrastRoles))('the %s scheme', (_name, role) => {
  it.each(measured(role, [...textPairs, ...disabledPairs]))('keeps %s readable: at least 7:1', (_what, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(7);
  });

  it.each(measured(role, [...controlPairs, ...linePairs]))('keeps %s visible: at least 4.5:1', (_what, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

it('asks after every colour that carries text, in each tone and on each ground', () => {
  expect(textPairs.length).toBe(new Set(textPairs.map(({ front, ground }) => `${front} ${ground}`)).size);
  expect(textPairs).toHaveLength(10 + 4 + 6 * 7 + 6);
});

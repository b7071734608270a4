import { contrast } from './contrast';
import { contrastRoles } from './contrastRoles';
import { roles } from './tokens';
import type { Roles } from './tokens';

const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info'] as const;

/** [what, foreground, background] of everything a person must read. */
function textPairs(role: Roles): [string, string, string][] {
  const { page, surface, sunken, raised, ink, inkMuted, brand } = role;
  const grounds = { page, surface, sunken, raised };
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`ink on ${name}`, ink, ground],
      [`muted ink on ${name}`, inkMuted, ground],
      ...tones.map((tone): [string, string, string] => [`${tone} on ${name}`, role[tone].main, ground]),
    ]),
    ...tones.flatMap((tone): [string, string, string][] => [
      [`text on ${tone}`, role[tone].contrastText, role[tone].main],
      [`text on hovered ${tone}`, role[tone].contrastText, role[tone].dark],
      [`text on soft ${tone}`, role[tone].onSoft, role[tone].soft],
      [`ink on soft ${tone}`, ink, role[tone].soft],
    ]),
    ['text on brand', brand.on, brand.surface],
    ['text on deep brand', brand.on, brand.deep],
    ['muted text on brand', brand.muted, brand.surface],
    ['muted text on deep brand', brand.muted, brand.deep],
    ['accent on brand', brand.accent, brand.surface],
    ['text on brand accent', brand.onAccent, brand.accent],
  ];
}

/** Edges, rings and marks that a person must find. */
function controlPairs({ page, surface, sunken, raised, lineStrong, focus, brand }: Roles): [string, string, string][] {
  return Object.entries({ page, surface, sunken, raised })
    .flatMap(([name, ground]): [string, string, string][] => [
      [`control edge on ${name}`, lineStrong, ground],
      [`focus ring on ${name}`, focus, ground],
    ])
    .concat([['focus ring on brand', brand.accent, brand.surface]]);
}

describe.each(Object.entries(roles))('the %s scheme', (_name, role) => {
  it.each(textPairs(role))('keeps %s readable: at least 4.5:1', (_what, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs(role))('keeps %s visible: at least 3:1', (_what, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});

/** In high contrast what is switched off stays readable… */
const disabledPairs = ({ page, surface, sunken, raised, inkDisabled }: Roles): [string, string, string][] =>
  Object.entries({ page, surface, sunken, raised }).map(([name, ground]) => [
    `disabled ink on ${name}`,
    inkDisabled,
    ground,
  ]);

/** …and what is decoration elsewhere, the edge of a card, is a line that one sees. */
function linePairs({ page, surface, sunken, raised, line, brand }: Roles): [string, string, string][] {
  return Object.entries({ page, surface, sunken, raised })
    .map(([name, ground]): [string, string, string] => [`card edge on ${name}`, line, ground])
    .concat([
      ['line on brand', brand.line, brand.surface],
      ['line on deep brand', brand.line, brand.deep],
    ]);
}

describe.each(Object.entries(contrastRoles))('the %s scheme', (_name, role) => {
  it.each([...textPairs(role), ...disabledPairs(role)])(
    'keeps %s readable: at least 7:1',
    (_what, foreground, background) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each([...controlPairs(role), ...linePairs(role)])(
    'keeps %s visible: at least 4.5:1',
    (_what, foreground, background) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

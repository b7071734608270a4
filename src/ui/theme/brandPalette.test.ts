import fc from 'fast-check';
import { outrasCores } from '../../../tests/bodies/companhiaBodies';
import { contrast } from '../../domain/base/cor';
import { faltasDeContraste, fundos, TEXTO_DA_FAIXA } from '../../domain/companhia/marca/contrasteDaMarca';
import { folhaDaMarca, variaveisDaPaleta } from '../../domain/companhia/marca/folhaDaMarca';
import { coresPadrao } from '../../domain/companhia/marca/marcaPadrao';
import { paletaDaMarca, type Esquema } from '../../domain/companhia/marca/paleta';
import type { CoresMarca } from '../../domain/wire/companhia/companhia';
import fs from 'node:fs';
import path from 'node:path';
import { colorOf, controlPairs, linePairs, textPairs } from './contrastPairs';
import { contrastRoles } from './contrastRoles';
import { roles } from './tokens';

const schemes = { ...roles, ...contrastRoles };
const names = Object.keys(schemes) as Esquema[];
const written = fs.readFileSync(path.join(__dirname, 'variables.css'), 'utf8');

/** Pairs that are too faint in a scheme with these colours over it. */
function faint(cores: CoresMarca, esquema: Esquema): string[] {
  const isHigh = esquema.startsWith('contrast');
  const role = { ...schemes[esquema], ...paletaDaMarca(cores, esquema) };
  const asked = [
    ...textPairs.map((pair) => ({ ...pair, least: isHigh ? 7 : 4.5 })),
    ...controlPairs.map((pair) => ({ ...pair, least: isHigh ? 4.5 : 3 })),
    ...(isHigh ? linePairs.map((pair) => ({ ...pair, least: 4.5 })) : []),
  ];
  return asked
    .filter(({ front, ground, least }) => contrast(colorOf(role, front), colorOf(role, ground)) < least)
    .map(({ front, ground }) => `${esquema}: ${front} on ${ground}`);
}

const cor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const par = fc.record({ primaria: cor, destaque: cor });
const accepted = (found: fc.Arbitrary<CoresMarca>) => found.filter((cores) => faltasDeContraste(cores).length === 0);
const part = <K extends keyof CoresMarca>(key: K, values: fc.Arbitrary<CoresMarca[K]>) =>
  accepted(values.map((value) => ({ ...coresPadrao, [key]: value })));

describe('the colours of the build', () => {
  it('are those of the tokens, and so are the grounds that contrast is measured on', () => {
    const { light, dark } = roles;
    expect(coresPadrao).toEqual({
      clara: { primaria: light.primary.main, destaque: light.accent.main },
      escura: { primaria: dark.primary.main, destaque: dark.accent.main },
      faixa: { fundo: light.brand.surface, detalhe: light.brand.accent },
    });
    expect(new Set(fundos.clara)).toEqual(new Set([light.page, light.surface, light.sunken, light.raised]));
    expect(new Set(fundos.escura)).toEqual(new Set([dark.page, dark.surface, dark.sunken, dark.raised]));
    expect(light.brand.on).toBe(TEXTO_DA_FAIXA);
  });

  it('can be read, and change nothing', () => {
    expect(faltasDeContraste(coresPadrao)).toEqual([]);
    expect(names.map((esquema) => paletaDaMarca(coresPadrao, esquema))).toEqual([{}, {}, {}, {}]);
    expect(folhaDaMarca(coresPadrao)).toBe('');
  });
});

describe('the palette of accepted colours', () => {
  const OPTIONS = { numRuns: 150 };

  it.each<[string, fc.Arbitrary<CoresMarca>]>([
    ['of the light scheme', part('clara', par)],
    ['of the dark scheme', part('escura', par)],
    ['of the band', part('faixa', fc.record({ fundo: cor, detalhe: cor }))],
  ])('%s is readable in every scheme, high contrast included', (_, cores) => {
    fc.assert(
      fc.property(cores, (one) => {
        expect(names.flatMap((esquema) => faint(one, esquema))).toEqual([]);
      }),
      OPTIONS,
    );
  });

  it('changes only what another colour was given for', () => {
    const clara = { ...coresPadrao.clara, destaque: '#00568f' };
    expect(Object.keys(paletaDaMarca({ ...coresPadrao, clara }, 'light'))).toEqual(['accent']);
    expect(paletaDaMarca({ ...coresPadrao, clara }, 'dark')).toEqual({});
    expect(Object.keys(paletaDaMarca(outrasCores, 'light'))).toEqual(['primary', 'accent', 'brand', 'focus']);
    expect(paletaDaMarca(outrasCores, 'light').primary?.main).toBe(outrasCores.clara.primaria);
    expect(paletaDaMarca(outrasCores, 'dark').focus).toBe(outrasCores.faixa.detalhe);
  });
});

describe('the stylesheet of a brand', () => {
  const sheet = folhaDaMarca(outrasCores);

  it('sets variables that the library has, under the selectors that set them there', () => {
    const used = sheet.match(/--mui-palette-[\w-]+(?=:)/g) ?? [];
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !written.includes(`${name}:`))).toEqual([]);
    for (const selector of sheet.match(/:root[^{]*/g) ?? []) expect(written).toContain(`${selector} {`);
    for (const media of sheet.match(/@media [^{]*/g) ?? []) {
      expect(written).toContain(media.replaceAll(':', ': '));
    }
  });

  it('sets every variable of a part that it changes', () => {
    const set = new Set(Object.keys(variaveisDaPaleta(paletaDaMarca(outrasCores, 'light'))));
    const light = written.slice(0, written.indexOf('@media'));
    const built = light.match(/--mui-palette-(primary|secondary|brand|focus)-[\w-]+(?=:)/g) ?? [];
    expect([...set].toSorted()).toEqual([...new Set(built)].toSorted());
  });

  it('gives high contrast a palette of its own after that of the dark scheme', () => {
    const [light = '', dark = '', contrastLight = ''] = sheet.split('\n');
    expect(light.startsWith(':root{--mui-palette-primary-main:#7a1fa2')).toBe(true);
    expect(dark).toContain('--mui-palette-primary-main:#d9a6f0');
    expect(contrastLight).toContain('prefers-contrast:more');
  });
});

import fc from 'fast-check';
import { contrast, isCor, leastContrast, mix, towards } from '../../base/cor';
import type { CoresMarca } from '../../wire/companhia/companhia';
import { CONTRASTE_MINIMO, faltasDeContraste, fundos } from './contrasteDaMarca';
import { folhaCompleta, folhaDaMarca, variaveisDaPaleta } from './folhaDaMarca';
import { coresPadrao } from './marcaPadrao';
import { paletaDaMarca, paletaInteira, type Esquema } from './paleta';

const cor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const cores: fc.Arbitrary<CoresMarca> = fc.record({
  clara: fc.record({ primaria: cor, destaque: cor }),
  escura: fc.record({ primaria: cor, destaque: cor }),
  faixa: fc.record({ fundo: cor, detalhe: cor }),
});
const esquemas: Esquema[] = ['light', 'dark', 'contrast', 'contrastDark'];
const textOf = (esquema: Esquema) => (esquema.startsWith('contrast') ? 7 : CONTRASTE_MINIMO);
const groundsOf: Record<Esquema, readonly string[]> = {
  light: fundos.clara,
  dark: fundos.escura,
  contrast: ['#ffffff', '#f4f1ea'],
  contrastDark: ['#000000', '#0b0a08', '#171511'],
};

describe('the palette of any company', () => {
  it.each(esquemas)('has text that can be read on every ground of the scheme %s', (esquema) => {
    fc.assert(
      fc.property(cores, (own) => {
        const { primary, accent } = paletaInteira(own, esquema);
        for (const tom of [primary, accent]) {
          expect(leastContrast(tom.main, groundsOf[esquema])).toBeGreaterThanOrEqual(textOf(esquema));
          expect(contrast(tom.onSoft, tom.soft)).toBeGreaterThanOrEqual(textOf(esquema));
          expect(contrast(tom.contrastText, tom.main)).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(esquemas)('has a band whose text can be read in the scheme %s', (esquema) => {
    fc.assert(
      fc.property(cores, (own) => {
        const { brand } = paletaInteira(own, esquema);
        const both = [brand.surface, brand.deep];
        for (const text of [brand.on, brand.muted, brand.accent])
          expect(leastContrast(text, both)).toBeGreaterThanOrEqual(textOf(esquema));
        expect(contrast(brand.onAccent, brand.accent)).toBeGreaterThanOrEqual(textOf(esquema));
        expect(Object.values(brand).every(isCor)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the colours of the build', () => {
  it('change nothing', () => {
    expect(esquemas.map((esquema) => paletaDaMarca(coresPadrao, esquema))).toEqual([{}, {}, {}, {}]);
    expect(folhaDaMarca(coresPadrao)).toBe('');
  });

  it('are whole in a sheet that the build does not reach', () => {
    expect(folhaCompleta(coresPadrao).split('\n')).toHaveLength(4);
    expect(folhaCompleta(coresPadrao)).toContain(':root{--mui-palette-primary-main:');
  });

  it('can be read where they are used', () => expect(faltasDeContraste(coresPadrao)).toEqual([]));
});

describe('one colour that is a company’s own', () => {
  const { clara, escura, faixa } = coresPadrao;

  it('of the light scheme changes its tone and the ring of the focus, and no other scheme but high contrast', () => {
    const own = { ...coresPadrao, clara: { ...clara, primaria: '#003366' } };
    const changed = esquemas.map((esquema) => Object.keys(paletaDaMarca(own, esquema)));
    expect(changed).toEqual([['primary', 'focus'], [], ['primary'], []]);
    expect(paletaDaMarca(own, 'light').focus).toBe(paletaDaMarca(own, 'light').primary?.main);
  });

  it('of the dark scheme changes that one', () => {
    const own = { ...coresPadrao, escura: { ...escura, destaque: '#ffcc00' } };
    expect(esquemas.map((esquema) => Object.keys(paletaDaMarca(own, esquema)))).toEqual([
      [],
      ['accent'],
      [],
      ['accent'],
    ]);
  });

  it.each([{ fundo: '#222244' }, { detalhe: '#ffee88' }])('of the band changes it in every scheme: %j', (change) => {
    const own = { ...coresPadrao, faixa: { ...faixa, ...change } };
    expect(esquemas.map((esquema) => Object.keys(paletaDaMarca(own, esquema)))).toEqual([
      ['brand'],
      ['brand', 'focus'],
      ['brand'],
      ['brand'],
    ]);
  });

  it('is in the sheet by its variables', () => {
    const own = { ...coresPadrao, clara: { ...clara, primaria: '#003366' } };
    const variables = variaveisDaPaleta(paletaDaMarca(own, 'light'));
    expect(variables['--mui-palette-primary-main']).toBe('#003366');
    expect(Object.keys(variables).some((name) => name.includes('secondary'))).toBe(false);
    expect(folhaDaMarca(own)).toMatch(/^:root\{.*\}\n@media \(prefers-contrast:more\)/);
  });

  it.each([
    [{ clara: { ...clara, primaria: '#ffff00' } }, 'clara.primaria', /mais escura/],
    [{ escura: { ...escura, destaque: '#111111' } }, 'escura.destaque', /mais clara/],
    [{ faixa: { ...faixa, fundo: '#ffffff' } }, 'faixa.fundo', /mais escura/],
    [{ faixa: { ...faixa, detalhe: faixa.fundo } }, 'faixa.detalhe', /Contraste de 1,0:1, e o mínimo é 4,5:1/],
  ])('that cannot be read is refused with its measure: %j', (change, campo, words) => {
    const faltas = faltasDeContraste({ ...coresPadrao, ...change });
    expect(faltas.find((falta) => falta.campo === campo)?.mensagem).toMatch(words);
  });
});

describe('a colour', () => {
  it('is six lower-case digits', () => {
    expect(['#0b5a4f', '#0B5A4F', '#0b5a4', '0b5a4f', '#0b5a4f0', 'red'].map(isCor)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('contrasts with another as WCAG measures it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('contrasts the same both ways, and least with the nearest ground', () => {
    fc.assert(
      fc.property(cor, cor, cor, (a, b, c) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(leastContrast(a, [b, c])).toBe(Math.min(contrast(a, b), contrast(a, c)));
      }),
    );
  });

  it('is mixed from itself to the other', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 0.5), mix('#000000', '#ffffff', 1)]).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });

  it('goes no further than it has to, and to the limit where nothing passes', () => {
    expect(towards('#123456', '#ffffff', () => true)).toBe('#123456');
    expect(towards('#123456', '#ffffff', () => false)).toBe('#ffffff');
    const near = towards('#0b5a4f', '#ffffff', (one) => contrast(one, '#000000') >= 7);
    expect(contrast(near, '#000000')).toBeLessThan(8);
  });
});

import fc from 'fast-check';
import { foldText } from './foldText';

describe('foldText', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ["Santa Bárbara d'Oeste", 'santa barbara doeste'],
    ['Ji-Paraná', 'ji parana'],
    ['  SÃO   JOSÉ,  dos Campos (SP) ', 'sao jose dos campos sp'],
    ['Açaí', 'acai'],
    ['', ''],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing when done twice, and leaves plain words between single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      }),
    );
  });
});

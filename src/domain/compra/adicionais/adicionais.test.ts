import fc from 'fast-check';
import { adicionaisCentavos, maximoDoAdicional, recusaDoAdicional } from './adicionais';
import { adicionaisDeNovo } from './adicionaisDeNovo';
import { toAdicionais, toDigitados } from './adicionaisDigitados';
import { describeAdicionais } from './describeAdicionais';
import { linhasDosAdicionais } from './linhasDosAdicionais';
import { comNomes } from './palavrasAdicional';
import { tiposAdicional } from './tipoAdicional';

const oferta = { porPassageiro: 2 };

describe('how many of an extra a passenger may have', () => {
  it.each([
    [10, 2],
    [1, 1],
    [0, 0],
    [-1, 0],
  ])('with %s left: %s', (livres, most) => {
    expect(maximoDoAdicional(oferta, livres)).toBe(most);
  });

  it.each([
    [undefined, 1, 10, 'indisponivel'],
    [oferta, 2, 10, null],
    [oferta, 3, 10, 'limite'],
    [oferta, 3, 1, 'limite'],
    [oferta, 2, 1, 'esgotado'],
    [oferta, 1, 0, 'esgotado'],
  ] as const)('of %j, %s with %s left: %s', (own, quantidade, livres, recusa) => {
    expect(recusaDoAdicional(own, quantidade, livres)).toBe(recusa);
  });

  it('is exactly what is not refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(12), fc.integer({ min: 1, max: 9 }), (max, livres, q) => {
        const own = { porPassageiro: max };
        expect(recusaDoAdicional(own, q, livres) === null).toBe(q <= maximoDoAdicional(own, livres));
      }),
    );
  });
});

describe('extras in words and sums', () => {
  const sold = comNomes([
    { tipo: 'bicicleta' as const, quantidade: 1, precoCentavos: 4_000 },
    { tipo: 'bagagem' as const, quantidade: 2, precoCentavos: 2_500 },
    { tipo: 'bicicleta' as const, quantidade: 1, precoCentavos: 3_500 },
  ]);

  it('add up by kind', () => {
    expect(describeAdicionais(sold)).toBe('2 × Bicicleta, 2 × Volume extra de bagagem');
    expect(describeAdicionais([])).toBe('');
    expect(adicionaisCentavos(sold)).toBe(12_500);
  });

  it('are one line a kind of a price', () => {
    expect(linhasDosAdicionais([{ adicionais: sold.slice(0, 2) }, {}, { adicionais: sold.slice(2) }])).toEqual([
      { label: '2 × Bicicleta', value: 'R$ 75,00' },
      { label: '2 × Volume extra de bagagem', value: 'R$ 50,00' },
    ]);
  });

  it('are sent as they were chosen, without those that are none', () => {
    expect(toAdicionais({ animal: 1, bagagem: 2, bicicleta: 0 })).toEqual([
      { tipo: 'bagagem', quantidade: 2 },
      { tipo: 'animal', quantidade: 1 },
    ]);
    expect(toDigitados([{ tipo: 'bagagem', quantidade: 2 }])).toEqual({ bagagem: 2 });
    expect([toAdicionais({}), toAdicionais(undefined)]).toEqual([[], []]);
    expect(tiposAdicional).toHaveLength(3);
  });
});

describe('the extras that another purchase begins with', () => {
  const had = (tipo: 'bagagem' | 'bicicleta', quantidade: number) => ({ tipo, quantidade });
  const sells = (tipo: 'bagagem' | 'bicicleta', porPassageiro: number) => ({ tipo, porPassageiro });

  it.each([
    ['the same, where they are sold', [[had('bagagem', 2)]], [sells('bagagem', 2)], [had('bagagem', 2)]],
    ['fewer, where a passenger may have fewer now', [[had('bagagem', 2)]], [sells('bagagem', 1)], [had('bagagem', 1)]],
    ['none of a kind that is sold no longer', [[had('bicicleta', 1)]], [sells('bagagem', 2)], []],
    [
      'the most that one trip had',
      [[had('bagagem', 1)], [had('bagagem', 2)]],
      [sells('bagagem', 9)],
      [had('bagagem', 2)],
    ],
    ['none where there were none', [[], []], [sells('bagagem', 2)], []],
  ])('are %s', (_, viagens, ofertas, expected) => expect(adicionaisDeNovo(viagens, ofertas)).toEqual(expected));
});

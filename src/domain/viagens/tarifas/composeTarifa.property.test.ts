import fc from 'fast-check';
import { umaRegraTarifa } from '../../../../tests/support/tarifaBuilders';
import { composeTarifa, type BaseTarifa } from './composeTarifa';
import { coversVenda } from './regrasValidas';
import { etapasDeAjuste, limiteEmCentavos, type RegraTarifa } from './regraTarifa';

const facts: fc.Arbitrary<BaseTarifa> = fc
  .record({
    base: fc.integer({ min: 100, max: 90_000 }),
    km: fc.integer({ min: 25, max: 4_000 }),
    dia: fc.constantFrom('2026-12-01', '2026-12-05', '2026-12-25'),
    antecedencia: fc.integer({ min: 0, max: 60 }),
    ocupacao: fc.integer({ min: 0, max: 100 }),
    gone: fc.subarray(['a', 'b', 'c', 'd', 'e']),
  })
  .map(({ base, km, gone, ...venda }) => ({ base, km, venda, isEsgotada: ({ id }) => gone.includes(id) }));

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const conditions = {
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  dias: fc.integer({ min: 1, max: 127 }),
  classe: some(fc.constant('leito' as const)),
  linha: some(fc.constant('08-1')),
  origem: some(fc.constant('1')),
  antecedenciaMin: some(fc.integer({ min: 0, max: 60 })),
  ocupacaoMax: some(fc.integer({ min: 0, max: 100 })),
  periodos: fc.constantFrom([], [{ de: '2026-12-25', ate: '2026-12-25' }]),
};

const ajuste = fc
  .record({
    ...conditions,
    etapa: fc.constantFrom(...etapasDeAjuste),
    medida: fc.constantFrom('percentual' as const, 'centavos' as const),
    valor: fc.integer({ min: -9_000, max: 9_000 }),
  })
  .map(umaRegraTarifa);
const promocao = fc
  .record({ ...conditions, valor: fc.integer({ min: 1, max: 90_000 }), cota: some(fc.integer({ min: 1, max: 9 })) })
  .map((fields) => umaRegraTarifa({ ...fields, etapa: 'promocao', medida: 'tarifa' }));
const limite = (etapa: 'piso' | 'teto') =>
  fc
    .record({
      ...conditions,
      medida: fc.constantFrom('percentual' as const, 'centavos' as const, 'porKm' as const),
      valor: fc.integer({ min: 1_000, max: 400_000 }),
    })
    .map((fields) => umaRegraTarifa({ ...fields, etapa }));
const regras: fc.Arbitrary<RegraTarifa[]> = fc.uniqueArray(
  fc.oneof(ajuste, ajuste, ajuste, promocao, limite('piso'), limite('teto')),
  { selector: ({ id }) => id, maxLength: 8 },
);

const boundsOf = (all: readonly RegraTarifa[], etapa: 'piso' | 'teto', { base, km, venda }: BaseTarifa): number[] =>
  all
    .filter((regra) => regra.etapa === etapa && coversVenda(regra, venda))
    .map((regra) => limiteEmCentavos(regra, base, km));

const holds = (check: (all: RegraTarifa[], given: BaseTarifa) => void): void =>
  fc.assert(fc.property(regras, facts, check), { numRuns: 500 });

describe('whatever the rules are, a fare', () => {
  it('is never above a ceiling, and never below a floor that no ceiling contradicts', () => {
    holds((all, given) => {
      const { centavos } = composeTarifa(all, given);
      const teto = Math.max(1, Math.min(...boundsOf(all, 'teto', given)));
      const piso = Math.max(1, ...boundsOf(all, 'piso', given));
      expect(centavos).toBeLessThanOrEqual(teto);
      expect(centavos).toBeGreaterThanOrEqual(Math.min(piso, teto));
    });
  });

  it('is a whole number of centavos: the base fare and every effect of its explanation', () => {
    holds((all, given) => {
      const { centavos, regras: applied } = composeTarifa(all, given);
      expect(Number.isInteger(centavos)).toBe(true);
      expect(applied.reduce((sum, regra) => sum + regra.centavos, given.base)).toBe(centavos);
      expect(applied.every((regra) => regra.centavos !== 0)).toBe(true);
    });
  });

  it('does not depend on the order in which the rules are listed', () => {
    fc.assert(
      fc.property(
        regras.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        facts,
        ([all, shuffled], given) => {
          expect(composeTarifa(shuffled, given)).toEqual(composeTarifa(all, given));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is no lower once the promotional seats are gone', () => {
    holds((all, given) => {
      const gone = composeTarifa(all, { ...given, isEsgotada: () => true });
      expect(composeTarifa(all, { ...given, isEsgotada: () => false }).centavos).toBeLessThanOrEqual(gone.centavos);
    });
  });

  it('is no lower with a floor more, and no higher with a ceiling more', () => {
    fc.assert(
      fc.property(regras, facts, limite('piso'), limite('teto'), (all, given, piso, teto) => {
        const before = composeTarifa(all, given).centavos;
        expect(composeTarifa([...all, { ...piso, id: 'z' }], given).centavos).toBeGreaterThanOrEqual(before);
        expect(composeTarifa([...all, { ...teto, id: 'z' }], given).centavos).toBeLessThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

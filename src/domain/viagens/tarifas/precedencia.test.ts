import fc from 'fast-check';
import { umaRegraTarifa } from '../../../../tests/support/tarifaBuilders';
import { limiteEmCentavos, roundCentavos, type RegraTarifa } from './regraTarifa';
import {
  byPrecedencia,
  coversDia,
  coversTrecho,
  coversVenda,
  dependsOnDia,
  dependsOnVenda,
  isWithin,
} from './regrasValidas';

const trecho = { linha: '08-0123-00', origem: '1', destino: '2', classe: 'leito', km: 400 } as const;
const first = (...regras: RegraTarifa[]) => [...regras].sort(byPrecedencia)[0]?.id;
const a = (fields: Partial<RegraTarifa>) => umaRegraTarifa({ id: 'a', ...fields });
const b = (fields: Partial<RegraTarifa>) => umaRegraTarifa({ id: 'b', ...fields });

describe('the part of a line that a rule is for', () => {
  it.each<[Partial<RegraTarifa>, boolean]>([
    [{}, true],
    [{ linha: '08-0123-00', origem: '1', destino: '2', classe: 'leito' }, true],
    [{ linha: '08-0123-01' }, false],
    [{ origem: '2' }, false],
    [{ destino: '1' }, false],
    [{ classe: 'executivo' }, false],
  ])('with %j holds it: %s', (fields, holds) => expect(coversTrecho(umaRegraTarifa(fields), trecho)).toBe(holds));
});

describe('the days that a rule is for', () => {
  // 2026-12-04 is a Friday.
  it.each<[Partial<RegraTarifa>, boolean]>([
    [{ vigenteDe: '2026-12-04' }, true],
    [{ vigenteDe: '2026-12-05' }, false],
    [{ vigenteAte: '2026-12-04' }, true],
    [{ vigenteAte: '2026-12-03' }, false],
    [{ dias: 32 }, true],
    [{ dias: 127 - 32 }, false],
    [{ periodos: [{ de: '2026-12-04', ate: '2026-12-04' }] }, true],
    [{ periodos: [{ de: '2026-12-05', ate: '2026-12-06' }] }, false],
    [
      {
        periodos: [
          { de: '2026-11-01', ate: '2026-11-02' },
          { de: '2026-12-01', ate: '2026-12-31' },
        ],
      },
      true,
    ],
    [{ dias: 1, periodos: [{ de: '2026-12-01', ate: '2026-12-31' }] }, false],
  ])('with %j hold that Friday: %s', (fields, holds) => {
    expect(coversDia(umaRegraTarifa(fields), '2026-12-04')).toBe(holds);
  });
});

describe('the sale that a rule is for', () => {
  const venda = { dia: '2026-12-04', antecedencia: 10, ocupacao: 50 };

  it.each<[Partial<RegraTarifa>, boolean]>([
    [{ antecedenciaMin: 10, antecedenciaMax: 10 }, true],
    [{ antecedenciaMin: 11 }, false],
    [{ antecedenciaMax: 9 }, false],
    [{ ocupacaoMin: 50, ocupacaoMax: 50 }, true],
    [{ ocupacaoMin: 51 }, false],
    [{ ocupacaoMax: 49 }, false],
    [{ vigenteDe: '2026-12-05' }, false],
  ])('with %j is this one: %s', (fields, holds) => expect(coversVenda(umaRegraTarifa(fields), venda)).toBe(holds));

  it('is known only at the sale where anything of it counts', () => {
    const names = ['antecedenciaMin', 'antecedenciaMax', 'ocupacaoMin', 'ocupacaoMax', 'cota'] as const;
    expect(dependsOnVenda(umaRegraTarifa())).toBe(false);
    // Zero is a bound like any other.
    for (const name of names) expect(dependsOnVenda(umaRegraTarifa({ [name]: 0 }))).toBe(true);
  });

  it('is of some days alone by weekdays or by periods', () => {
    expect(dependsOnDia(umaRegraTarifa())).toBe(false);
    expect(dependsOnDia(umaRegraTarifa({ dias: 126 }))).toBe(true);
    expect(dependsOnDia(umaRegraTarifa({ periodos: [{ de: '2026-12-24', ate: '2026-12-26' }] }))).toBe(true);
    expect(dependsOnDia(umaRegraTarifa({ vigenteAte: '2026-12-31' }))).toBe(false);
  });

  it('lies within a band that may be open on either side', () => {
    expect([isWithin(5, null, null), isWithin(5, 5, 5), isWithin(5, 6, null), isWithin(5, null, 4)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('of two rules of one step', () => {
  const periodo = (ate: string) => [{ de: '2026-12-01', ate }];

  it.each<[string, Partial<RegraTarifa>, Partial<RegraTarifa>]>([
    ['for a section comes before one for a line', { origem: '1', destino: '2' }, { linha: '08-0123-00' }],
    ['for two places comes before one for one place', { origem: '1', destino: '2' }, { origem: '1' }],
    ['for a line comes before one for all', { linha: '08-0123-00' }, {}],
    ['for a class comes before one for all', { classe: 'leito' }, {}],
    ['for a place comes before one for a line and a class', { destino: '2' }, { linha: '08-0123-00', classe: 'leito' }],
    ['with an end comes before one without', { vigenteAte: '2030-12-31' }, {}],
    [
      'for fewer days comes before one for more',
      { periodos: periodo('2026-12-03') },
      { periodos: periodo('2026-12-09') },
    ],
    [
      'for its periods comes before one for the year',
      { periodos: periodo('2026-12-09') },
      { vigenteAte: '2026-12-31' },
    ],
    ['for fewer weekdays comes before one for more', { dias: 1 }, { dias: 65 }],
    ['of the narrower band comes first', { antecedenciaMin: 1, antecedenciaMax: 6 }, { antecedenciaMin: 1 }],
    ['of the fuller coach comes first', { ocupacaoMin: 80 }, { ocupacaoMin: 50 }],
  ])('the one %s', (_, closer, wider) => {
    expect(first(a(closer), b(wider))).toBe('a');
    expect(first(b(wider), a(closer))).toBe('a');
    expect(first(b(closer), a(wider))).toBe('b');
  });

  it('that are alike the newest comes first, and a rule is before or after no other than itself', () => {
    expect(first(a({}), b({}))).toBe('b');
    expect(byPrecedencia(a({}), a({}))).toBe(0);
  });

  it('one is before the other, whichever is looked at first', () => {
    const dias = fc.integer({ min: 1, max: 127 });
    const bound = fc.option(fc.integer({ min: 0, max: 30 }));
    const regra = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      dias,
      linha: fc.constantFrom(null, '1'),
      origem: fc.constantFrom(null, '1'),
      antecedenciaMin: bound,
      ocupacaoMax: bound,
    });
    fc.assert(
      fc.property(regra, regra, regra, (one, two, three) => {
        const [x, y, z] = [one, two, three].map((fields) => umaRegraTarifa(fields)) as [
          RegraTarifa,
          RegraTarifa,
          RegraTarifa,
        ];
        expect(Math.sign(byPrecedencia(x, y))).toBe(-Math.sign(byPrecedencia(y, x)) + 0);
        if (byPrecedencia(x, y) < 0 && byPrecedencia(y, z) < 0) expect(byPrecedencia(x, z)).toBeLessThan(0);
      }),
    );
  });
});

describe('money of a rule', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-1.49, -1],
    [0, 0],
  ])('%d centavos are %i', (value, rounded) => expect(roundCentavos(value)).toBe(rounded));

  it('a part of a centavo never passes the bound', () => {
    const limite = (etapa: 'piso' | 'teto', medida: RegraTarifa['medida'], valor: number) =>
      limiteEmCentavos({ etapa, medida, valor }, 3_333, 7);
    expect([limite('piso', 'percentual', 5_000), limite('teto', 'percentual', 5_000)]).toEqual([1_667, 1_666]);
    expect([limite('piso', 'porKm', 207_512), limite('teto', 'porKm', 207_512)]).toEqual([146, 145]);
    expect([limite('piso', 'centavos', 999), limite('teto', 'centavos', 999)]).toEqual([999, 999]);
  });
});

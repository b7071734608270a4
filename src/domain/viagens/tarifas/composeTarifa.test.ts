import { umaBaseTarifa, umaRegraTarifa as regra } from '../../../../tests/support/tarifaBuilders';
import { composeTarifa, type BaseTarifa } from './composeTarifa';
import type { RegraTarifa } from './regraTarifa';

const fareOf = (regras: RegraTarifa[], facts: BaseTarifa = umaBaseTarifa()): number =>
  composeTarifa(regras, facts).centavos;
const namesOf = (regras: RegraTarifa[], facts?: BaseTarifa): string[] =>
  composeTarifa(regras, facts ?? umaBaseTarifa()).regras.map(({ nome }) => nome);

describe('a fare', () => {
  it('is the base fare where no rule applies', () => {
    expect(composeTarifa([], umaBaseTarifa())).toEqual({ centavos: 10_000, regras: [], cota: null });
  });

  it('takes one rule of each step, in per cent of the base fare, and says the effect of each', () => {
    const regras = [
      regra({ id: 'c', etapa: 'antecedencia', nome: 'Compra antecipada', valor: -1_500 }),
      regra({ id: 'a', etapa: 'temporada', nome: 'Verão', valor: 2_000 }),
      regra({ id: 'b', etapa: 'semana', nome: 'Terça', medida: 'centavos', valor: -333 }),
    ];
    expect(composeTarifa(regras, umaBaseTarifa())).toEqual({
      centavos: 10_167,
      regras: [
        { id: 'a', nome: 'Verão', centavos: 2_000 },
        { id: 'b', nome: 'Terça', centavos: -333 },
        { id: 'c', nome: 'Compra antecipada', centavos: -1_500 },
      ],
      cota: null,
    });
  });

  it.each([
    [1_005, 500, 1_055],
    [1_010, 500, 1_061],
    [1_010, -500, 959],
    [999, -3_333, 666],
  ])('of %i with %i hundredths of a per cent is %i: half a centavo goes away from zero', (base, valor, fare) => {
    expect(fareOf([regra({ valor })], { ...umaBaseTarifa(), base })).toBe(fare);
  });
});

describe('the conditions of a rule', () => {
  it.each<[string, Partial<RegraTarifa>, boolean]>([
    ['first day', { vigenteDe: '2026-12-01' }, true],
    ['day after', { vigenteDe: '2026-12-02' }, false],
    ['last day', { vigenteAte: '2026-12-01' }, true],
    ['day before', { vigenteAte: '2026-11-30' }, false],
    ['weekday', { dias: 4 }, true],
    ['other weekdays', { dias: 127 - 4 }, false],
    ['period', { periodos: [{ de: '2026-11-30', ate: '2026-12-01' }] }, true],
    ['other periods', { periodos: [{ de: '2026-12-24', ate: '2026-12-26' }] }, false],
    ['days ahead', { antecedenciaMin: 10, antecedenciaMax: 10 }, true],
    ['more days ahead', { antecedenciaMin: 11 }, false],
    ['fewer days ahead', { antecedenciaMax: 9 }, false],
    ['occupancy', { ocupacaoMin: 50, ocupacaoMax: 50 }, true],
    ['a fuller coach', { ocupacaoMin: 51 }, false],
    ['an emptier coach', { ocupacaoMax: 49 }, false],
  ])('admit or refuse: %s', (_, fields, applies) => {
    expect(fareOf([regra(fields)])).toBe(applies ? 9_000 : 10_000);
  });
});

describe('precedence within a step', () => {
  it.each<[string, Partial<RegraTarifa>, Partial<RegraTarifa>]>([
    ['a section before a line', { origem: '1', destino: '2' }, { linha: '08-1' }],
    ['both ends before one', { origem: '1', destino: '2' }, { origem: '1', classe: 'leito' }],
    ['a line before all lines', { linha: '08-1' }, { classe: 'leito' }],
    ['a class before all classes', { classe: 'leito' }, { vigenteAte: '2026-12-01', vigenteDe: '2026-12-01' }],
    [
      'a holiday before a season',
      { periodos: [{ de: '2026-12-01', ate: '2026-12-01' }] },
      { vigenteAte: '2026-12-31' },
    ],
    ['one weekday before all', { dias: 4 }, { antecedenciaMin: 5 }],
    ['a narrow band before a wide one', { antecedenciaMin: 7, antecedenciaMax: 13 }, { antecedenciaMin: 7 }],
    ['the narrow occupancy before the wide', { ocupacaoMin: 40, ocupacaoMax: 60 }, { ocupacaoMin: 40 }],
  ])('%s', (_, winner, loser) => {
    const [won, lost] = [regra({ ...winner, nome: 'vence', id: 'a' }), regra({ ...loser, nome: 'perde', id: 'b' })];
    expect(namesOf([lost, won])).toEqual(['vence']);
    expect(namesOf([won, lost])).toEqual(['vence']);
  });

  it('the newest where nothing else differs', () => {
    expect(namesOf([regra({ id: 'a', nome: 'antiga' }), regra({ id: 'b', nome: 'nova' })])).toEqual(['nova']);
  });
});

describe('promotional seats', () => {
  const promo = (fields: Partial<RegraTarifa>) => regra({ etapa: 'promocao', medida: 'tarifa', cota: 2, ...fields });
  const half = promo({ id: 'meia', nome: 'Meia', valor: 5_000 });
  const less = promo({ id: 'menos', nome: 'Menos', valor: 7_000 });

  it('go to the cheapest promotion that has seats left, and then to the next', () => {
    const facts = (...gone: string[]): BaseTarifa => ({
      ...umaBaseTarifa(),
      isEsgotada: ({ id }) => gone.includes(id),
    });
    const fares = [facts(), facts('meia'), facts('meia', 'menos')].map((one) => composeTarifa([less, half], one));
    expect(fares.map(({ centavos, cota }) => [centavos, cota?.id])).toEqual([
      [5_000, 'meia'],
      [7_000, 'menos'],
      [10_000, undefined],
    ]);
  });

  it('never raise the fare', () => {
    expect(composeTarifa([promo({ valor: 20_000 })], umaBaseTarifa())).toMatchObject({ centavos: 10_000, cota: null });
  });

  it('cost the promised fare whatever else applies, down to the floor', () => {
    const summer = regra({ valor: 3_000 });
    expect(fareOf([summer, half])).toBe(5_000);
    expect(fareOf([summer, half, regra({ etapa: 'piso', valor: 6_000 })])).toBe(6_000);
  });
});

describe('bounds', () => {
  it.each<[string, RegraTarifa[], number]>([
    ['the highest floor', [regra({ etapa: 'piso', valor: 10_500 }), regra({ etapa: 'piso', valor: 9_500 })], 10_500],
    ['the lowest ceiling', [regra({ etapa: 'teto', medida: 'centavos', valor: 9_000 })], 9_000],
    [
      'a ceiling by kilometre, without its part of a centavo',
      [regra({ etapa: 'teto', medida: 'porKm', valor: 207_512 })],
      8_300,
    ],
    [
      'a floor by kilometre, its part of a centavo counted',
      [regra({ etapa: 'piso', medida: 'porKm', valor: 257_512 })],
      10_301,
    ],
    [
      'the ceiling where it contradicts the floor',
      [
        regra({ etapa: 'piso', medida: 'centavos', valor: 12_000 }),
        regra({ etapa: 'teto', medida: 'centavos', valor: 9_000 }),
      ],
      9_000,
    ],
    ['a ceiling that a fare passes by a centavo', [regra({ etapa: 'teto', medida: 'centavos', valor: 9_999 })], 9_999],
    ['a floor that a fare misses by a centavo', [regra({ etapa: 'piso', medida: 'centavos', valor: 10_001 })], 10_001],
  ])('are %s', (_, regras, fare) => {
    expect(fareOf(regras)).toBe(fare);
  });

  it('explain what they took away', () => {
    const regras = [
      regra({ id: 'a', nome: 'Verão', valor: 5_000 }),
      regra({ id: 'b', nome: 'Teto da ANTT', etapa: 'teto', medida: 'centavos', valor: 12_000 }),
    ];
    expect(composeTarifa(regras, umaBaseTarifa()).regras).toEqual([
      { id: 'a', nome: 'Verão', centavos: 5_000 },
      { id: 'b', nome: 'Teto da ANTT', centavos: -3_000 },
    ]);
  });

  it('leave a centavo of a fare that discounts would make free', () => {
    expect(composeTarifa([regra({ medida: 'centavos', valor: -20_000 })], umaBaseTarifa())).toMatchObject({
      centavos: 1,
      regras: [{ centavos: -20_000 }, { nome: 'Tarifa mínima', centavos: 10_001 }],
    });
  });
});

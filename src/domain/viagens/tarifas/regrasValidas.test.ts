import fc from 'fast-check';
import { umaRegraTarifa } from '../../../../tests/support/tarifaBuilders';
import { byPrecedencia, coversDia, coversTrecho, dependsOnDia, dependsOnVenda, isWithin } from './regrasValidas';
import type { RegraTarifa, TrechoTarifado } from './regraTarifa';

const trecho: TrechoTarifado = { linha: '08-0123-00', origem: '1', destino: '3', classe: 'leito', km: 429 };
const classe = fc.constantFrom<RegraTarifa['classe']>(null, 'leito', 'executivo');
const maybe = (...values: string[]) => fc.constantFrom(null, ...values);
const band = fc.constantFrom(null, 0, 10, 80);
const regra = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    linha: maybe('08-0123-00', '08-0456-00'),
    origem: maybe('1', '2'),
    destino: maybe('3', '4'),
    classe,
    dias: fc.constantFrom(127, 33, 1),
    vigenteAte: fc.constantFrom(null, '2026-01-31', '2026-12-31'),
    periodos: fc.constantFrom([], [{ de: '2026-12-24', ate: '2026-12-26' }]),
    antecedenciaMin: band,
    antecedenciaMax: band,
    ocupacaoMin: band,
    ocupacaoMax: band,
  })
  .map((fields) => umaRegraTarifa(fields));
const sign = (value: number) => Math.sign(value) + 0;

describe('the precedence of two rules', () => {
  it('is the other way round seen from the other one, and none only of a rule to itself', () => {
    fc.assert(
      fc.property(regra, regra, (a, b) => {
        expect(sign(byPrecedencia(a, b)) + sign(byPrecedencia(b, a))).toBe(0);
        expect(byPrecedencia(a, a)).toBe(0);
        if (a.id !== b.id) expect(byPrecedencia(a, b)).not.toBe(0);
      }),
    );
  });

  it('holds over three of them, so that every list of rules has one order', () => {
    fc.assert(
      fc.property(regra, regra, regra, (a, b, c) => {
        if (byPrecedencia(a, b) <= 0 && byPrecedencia(b, c) <= 0) expect(byPrecedencia(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a rule', () => {
  it.each<[Partial<RegraTarifa>, boolean]>([
    [{}, true],
    [{ linha: '08-0123-00', origem: '1', destino: '3', classe: 'leito' }, true],
    [{ linha: '08-0123' }, false],
    [{ origem: '3' }, false],
    [{ destino: '1' }, false],
    [{ origem: '1', destino: '4' }, false],
    [{ classe: 'leito-cama' }, false],
  ])('of %j is for this section: %s', (fields, covers) => {
    expect(coversTrecho(umaRegraTarifa(fields), trecho)).toBe(covers);
  });

  it.each<[string, number, boolean]>([
    ['2026-11-29', 1, true],
    ['2026-11-30', 2, true],
    ['2026-12-01', 4, true],
    ['2026-12-02', 8, true],
    ['2026-12-03', 16, true],
    ['2026-12-04', 32, true],
    ['2026-12-05', 64, true],
    ['2026-12-05', 63, false],
    ['2026-11-29', 126, false],
  ])('on %s by the weekdays %i applies: %s', (dia, dias, covers) => {
    expect(coversDia(umaRegraTarifa({ dias }), dia)).toBe(covers);
  });

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', true],
    ['2026-12-26', true],
    ['2026-12-27', false],
    ['2027-01-01', true],
    ['2027-01-02', false],
  ])('for two holidays applies on %s: %s', (dia, covers) => {
    const periodos = [
      { de: '2026-12-24', ate: '2026-12-26' },
      { de: '2027-01-01', ate: '2027-01-01' },
    ];
    expect(coversDia(umaRegraTarifa({ periodos }), dia)).toBe(covers);
  });

  it.each<[Partial<RegraTarifa>, boolean, boolean]>([
    [{}, false, false],
    [{ vigenteAte: '2026-12-31' }, false, false],
    [{ antecedenciaMin: 0 }, true, false],
    [{ antecedenciaMax: 7 }, true, false],
    [{ ocupacaoMin: 0 }, true, false],
    [{ ocupacaoMax: 50 }, true, false],
    [{ cota: 4 }, true, false],
    [{ dias: 126 }, false, true],
    [{ periodos: [{ de: '2026-12-24', ate: '2026-12-24' }] }, false, true],
  ])('of %j needs the sale to be told: %s, and the day: %s', (fields, venda, dia) => {
    const one = umaRegraTarifa(fields);
    expect([dependsOnVenda(one), dependsOnDia(one)]).toEqual([venda, dia]);
  });

  it.each([
    [0, null, null, true],
    [7, 7, 7, true],
    [6, 7, null, false],
    [8, null, 7, false],
    [0, 0, null, true],
    [1, null, 0, false],
  ])('%i lies between %s and %s: %s', (value, min, max, within) => expect(isWithin(value, min, max)).toBe(within));
});

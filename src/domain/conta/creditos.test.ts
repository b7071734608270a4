import fc from 'fast-check';
import { addMeses, bonusDe, creditoPadrao, creditoUsavel, ofertaDe, somaDasOfertas } from './creditos';

const centavos = fc.integer({ min: 1, max: 100_000_000 });
const pct = fc.integer({ min: 1, max: 50 });
const agora = new Date('2026-11-28T12:00:00-03:00');

describe('the bonus', () => {
  it.each([
    [10_750, 10, 1_075],
    [10_755, 10, 1_075],
    [9, 10, 0],
    [61_250, 15, 9_187],
  ])('of %i centavos at %i% is %i, without a part of a centavo', (value, rate, bonus) =>
    expect(bonusDe(value, rate)).toBe(bonus),
  );

  it('is a whole number that is never more than the percentage, and less by under a centavo', () =>
    fc.assert(
      fc.property(centavos, pct, (value, rate) => {
        const bonus = bonusDe(value, rate);
        expect(Number.isInteger(bonus)).toBe(true);
        expect(bonus * 100).toBeLessThanOrEqual(value * rate);
        expect((bonus + 1) * 100).toBeGreaterThan(value * rate);
      }),
    ));

  it('of several tickets is never more than that of their sum', () =>
    fc.assert(
      fc.property(fc.array(centavos, { minLength: 1, maxLength: 6 }), pct, (values, bonusPct) => {
        const ofertas = values.flatMap((value) => ofertaDe(value, { ...creditoPadrao, bonusPct }, agora) ?? []);
        const all = somaDasOfertas(ofertas);
        const paid = values.reduce((sum, one) => sum + one, 0);
        expect(all?.bonusCentavos).toBeLessThanOrEqual(bonusDe(paid, bonusPct));
        expect(all?.centavos).toBe(paid + (all?.bonusCentavos ?? 0));
      }),
    ));
});

describe('the offer', () => {
  it('names the sum, its bonus and the last day at the company', () => {
    const late = new Date('2026-11-29T01:30:00Z');
    expect(ofertaDe(10_750, creditoPadrao, late)).toEqual({
      centavos: 11_825,
      bonusCentavos: 1_075,
      bonusPct: 10,
      validoAte: '2027-11-28',
    });
  });

  it('is none without a bonus, and none of nothing', () => {
    expect(ofertaDe(10_750, { bonusPct: 0, validadeMeses: 12 }, agora)).toBeNull();
    expect(ofertaDe(0, creditoPadrao, agora)).toBeNull();
    expect(somaDasOfertas([])).toBeNull();
  });

  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 60, '2031-01-31'],
  ])('%s and %i months are %s', (from, months, to) => expect(addMeses(from, months)).toBe(to));
});

it('an order uses no more credit than there is, and no more than it costs', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (saldo, total) => {
      const used = creditoUsavel(saldo, total);
      expect(used).toBe(Math.min(saldo, total));
      expect(total - used).toBeGreaterThanOrEqual(0);
    }),
  ));

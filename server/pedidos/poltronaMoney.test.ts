import fc from 'fast-check';
import { paidFor } from './poltronaMoney';

const item = (n: number, desconto = 0, adicionais_centavos = 0) => ({
  n,
  tarifa: 10_000,
  pedagio: 500,
  embarque: 400,
  seguro: 100,
  desconto,
  adicionais_centavos,
});

describe('the money of one seat of an order', () => {
  it('is all parts of its price less its discount, its extras, and its share of the insurance', () => {
    expect(paidFor(item(0, 2_500, 4_000), { seguro_viagem_centavos: 590 }, 1)).toEqual({
      precoCentavos: 8_500,
      seguroViagemCentavos: 590,
      adicionaisCentavos: 4_000,
      totalCentavos: 13_090,
    });
  });

  it('has a cent more of an insurance that does not divide, from the first seat on', () => {
    const shares = [0, 1, 2].map((n) => paidFor(item(n), { seguro_viagem_centavos: 1_181 }, 3).seguroViagemCentavos);
    expect(shares).toEqual([394, 394, 393]);
  });

  it('adds up to the whole insurance over all seats, whose shares differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 50_000 }), (poltronas, centavos) => {
        const shares = Array.from(
          { length: poltronas },
          (_, n) => paidFor(item(n), { seguro_viagem_centavos: centavos }, poltronas).seguroViagemCentavos,
        );
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(centavos);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

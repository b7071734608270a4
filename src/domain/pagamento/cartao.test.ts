import fc from 'fast-check';
import {
  bandeiras,
  MAXIMO_PARCELAS,
  nomeBandeira,
  opcoesParcelas,
  PARCELA_MINIMA_CENTAVOS,
  allowsParcelas,
  toNonce,
} from './cartao';

describe('instalments', () => {
  it('add up to the total, none under R$ 5,00 and never more than twelve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (total) => {
        const opcoes = opcoesParcelas(total);
        expect(opcoes[0]).toEqual({ parcelas: 1, valorCentavos: total, primeiraCentavos: total });
        expect(opcoes.length).toBeLessThanOrEqual(MAXIMO_PARCELAS);
        const wrong = opcoes.filter(
          ({ parcelas, valorCentavos, primeiraCentavos }) =>
            primeiraCentavos + valorCentavos * (parcelas - 1) !== total ||
            primeiraCentavos - valorCentavos >= parcelas ||
            (parcelas > 1 && valorCentavos < PARCELA_MINIMA_CENTAVOS),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it.each([
    ['credito', 11_250, 12, true],
    ['credito', 11_250, 13, false],
    ['credito', 1_499, 3, false],
    ['credito', 1_500, 3, true],
    ['credito', 300, 1, true],
    ['debito', 11_250, 1, true],
    ['debito', 11_250, 2, false],
  ] as const)('of %s for %i centavos in %i: %s', (tipo, total, parcelas, allowed) => {
    expect(allowsParcelas(tipo, total, parcelas)).toBe(allowed);
  });
});

it('makes a nonce of letters alone, different for different keys', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(toNonce(a)).toMatch(/^[a-p]{32}$/);
      if (a !== b) expect(toNonce(a)).not.toBe(toNonce(b));
    }),
  );
});

it('names a brand as its cards do', () => {
  expect(bandeiras.map(nomeBandeira)).toEqual(['Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard']);
});

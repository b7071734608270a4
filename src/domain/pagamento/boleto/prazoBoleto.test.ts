import fc from 'fast-check';
import { addDias, diasEntre } from '../../base/data';
import { isDiaUtilBancario, nextDiaUtil } from './diaUtilBancario';
import { fimDaReserva, prazoDoBoleto } from './prazoBoleto';

describe('days on which banks settle', () => {
  it.each([
    ['2026-11-28', 'a Saturday'],
    ['2026-11-29', 'a Sunday'],
    ['2026-02-16', 'the Monday of Carnaval'],
    ['2026-02-17', 'the Tuesday of Carnaval'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Christmas'],
    ['2026-12-31', 'the last day of the year'],
    ['2027-01-01', 'the first day of the year'],
  ])('leave out %s, %s', (dia) => expect(isDiaUtilBancario(dia)).toBe(false));

  it.each(['2026-02-18', '2026-11-30', '2026-12-24', '2026-04-20'])('count %s', (dia) =>
    expect(isDiaUtilBancario(dia)).toBe(true),
  );

  it('pass over a holiday at a weekend’s end', () => {
    expect(nextDiaUtil('2026-02-13')).toBe('2026-02-18');
    expect(nextDiaUtil('2026-12-30')).toBe('2027-01-04');
  });
});

describe('the days of a boleto', () => {
  it.each([
    // Asked for on, departure, due on, known on.
    ['2026-11-30', '2026-12-20', '2026-12-03', '2026-12-04'],
    ['2026-11-28', '2026-12-20', '2026-12-02', '2026-12-03'],
    // Three days before the departure is the second day on which banks settle.
    ['2026-12-04', '2026-12-11', '2026-12-08', '2026-12-09'],
    // A payment of Friday is known on Monday, the day of the trip: Thursday is the last day then.
    ['2026-12-01', '2026-12-07', null, null],
    ['2026-11-30', '2026-12-07', '2026-12-03', '2026-12-04'],
    ['2026-12-22', '2027-01-20', '2026-12-28', '2026-12-29'],
    // Carnaval.
    ['2026-02-13', '2026-02-20', null, null],
    ['2026-02-13', '2026-02-21', '2026-02-18', '2026-02-19'],
  ])('asked for on %s for %s: due on %s, known on %s', (hoje, partida, vencimento, compensacao) => {
    expect(prazoDoBoleto(hoje, partida)).toEqual(vencimento === null ? null : { vencimento, compensacao });
  });

  it('never reach the trip, and are never offered for one that is near', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: -2, max: 90 }), (offset, ahead) => {
        const hoje = addDias('2026-01-01', offset);
        const partida = addDias(hoje, ahead);
        const prazo = prazoDoBoleto(hoje, partida);
        if (ahead < 7) return expect(prazo).toBeNull();
        if (ahead >= 14) expect(prazo).not.toBeNull();
        if (!prazo) return undefined;
        expect(isDiaUtilBancario(prazo.vencimento)).toBe(true);
        expect(prazo.vencimento > hoje).toBe(true);
        expect(diasEntre(prazo.vencimento, partida)).toBeGreaterThanOrEqual(3);
        expect(prazo.compensacao).toBe(nextDiaUtil(prazo.vencimento));
        return expect(prazo.compensacao < partida).toBe(true);
      }),
    );
  });

  it('hold the seats until the end of the day on which the last payment is known, by Brazil’s clock', () => {
    expect(fimDaReserva({ vencimento: '2026-12-03', compensacao: '2026-12-04' }).toISOString()).toBe(
      '2026-12-05T03:00:00.000Z',
    );
  });
});

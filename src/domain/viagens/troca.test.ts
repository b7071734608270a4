import fc from 'fast-check';
import { ESPERA_MINUTOS, esperaEntre, isEsperaJusta, isTroca } from './troca';

const place = (id: string, nome = id, uf = 'SP') => ({ id, nome, uf });
const trip = (from: ReturnType<typeof place>, to: ReturnType<typeof place>) => ({
  partida: { instante: '2026-12-01T10:00:00-03:00', localidade: from },
  chegada: { instante: '2026-12-01T14:00:00-03:00', localidade: to },
});
const [campinas, tiete, barraFunda, rio] = [
  place('campinas'),
  place('tiete', 'São Paulo'),
  place('barraFunda', 'São Paulo'),
  place('rio', 'Rio de Janeiro', 'RJ'),
];

describe('a change of coach', () => {
  it('goes on from the terminal of arrival', () => {
    expect(isTroca(trip(campinas, tiete), trip(tiete, rio))).toBe(true);
    expect(isTroca(trip(campinas, tiete), trip(barraFunda, rio))).toBe(false);
  });

  it('is not a way back, even to another terminal of the city', () => {
    expect(isTroca(trip(tiete, rio), trip(rio, tiete))).toBe(false);
    expect(isTroca(trip(tiete, rio), trip(rio, barraFunda))).toBe(false);
    expect(isTroca(trip(tiete, rio), trip(rio, place('sp', 'São Paulo', 'MG')))).toBe(true);
  });
});

describe('the wait at a change', () => {
  it('is counted in minutes, by instants', () => {
    expect(esperaEntre('2026-12-01T23:50:00-03:00', '2026-12-02T01:10:00-03:00')).toBe(80);
    expect(esperaEntre('2026-12-01T12:00:00-03:00', '2026-12-01T12:00:00Z')).toBe(-180);
  });

  it('is fair from the least to the most, and nowhere else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1_000 }), (minutes) => {
        expect(isEsperaJusta(minutes)).toBe(minutes >= ESPERA_MINUTOS[0] && minutes <= ESPERA_MINUTOS[1]);
      }),
    );
    expect([44, 45, 360, 361].map(isEsperaJusta)).toEqual([false, true, true, false]);
  });
});

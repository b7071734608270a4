import fc from 'fast-check';
import { addDias, diasEntre } from '../../../src/domain/base/data';
import { createServices, type Service } from './services';

/** A Monday. */
const DESDE = '2026-03-02';
const days = (...list: number[]): string => list.join(',');

describe('the services of a feed', () => {
  it('are a week where the days repeat by weeks', () => {
    const services = createServices(DESDE);
    services.idOf(days(4, 6, 11, 13, 18, 20));
    expect(services.all()).toEqual([
      {
        id: 's1',
        inicio: '2026-03-06',
        fim: '2026-03-22',
        semana: [false, false, false, false, true, false, true],
        adicionados: [],
        removidos: [],
      },
    ]);
  });

  it('name the days that a holiday adds and those that it takes', () => {
    const services = createServices(DESDE);
    services.idOf(days(0, 7, 9, 21));
    expect(services.all()).toMatchObject([
      {
        semana: [true, false, false, false, false, false, false],
        adicionados: ['2026-03-11'],
        removidos: ['2026-03-16'],
      },
    ]);
  });

  it('are one for all trips of the same days', () => {
    const services = createServices(DESDE);
    expect([services.idOf(days(1, 8)), services.idOf(days(2)), services.idOf(days(1, 8))]).toEqual(['s1', 's2', 's1']);
    expect(services.all()).toHaveLength(2);
  });
});

/** The days of a service as a reader of the feed computes them, as days after the first of the feed. */
function expand(desde: string, { inicio, fim, semana, adicionados, removidos }: Service): number[] {
  const found: number[] = [];
  for (let dia = inicio; dia <= fim; dia = addDias(dia, 1)) {
    const weekday = (new Date(`${dia}T12:00:00Z`).getUTCDay() + 6) % 7;
    const runs = (semana[weekday] === true && !removidos.includes(dia)) || adicionados.includes(dia);
    if (runs) found.push(diasEntre(desde, dia));
  }
  return found;
}

describe('whatever the days of a trip', () => {
  const first = fc.integer({ min: 0, max: 800 }).map((after) => addDias('2026-01-01', after));
  const running = fc
    .uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 60 })
    .map((list) => list.sort((a, b) => a - b));

  it('a reader of the feed finds exactly them, over leap days and turns of the year too', () => {
    fc.assert(
      fc.property(first, running, (desde, dias) => {
        const services = createServices(desde);
        services.idOf(days(...dias));
        expect(services.all().flatMap((service) => expand(desde, service))).toEqual(dias);
      }),
      { numRuns: 500 },
    );
  });

  it('no day is named twice, and none outside of the service’s own first and last', () => {
    fc.assert(
      fc.property(first, running, (desde, dias) => {
        const services = createServices(desde);
        services.idOf(days(...dias));
        for (const { inicio, fim, adicionados, removidos } of services.all()) {
          const exceptions = [...adicionados, ...removidos];
          expect(new Set(exceptions).size).toBe(exceptions.length);
          for (const dia of exceptions) expect(dia >= inicio && dia <= fim).toBe(true);
          expect(removidos).not.toContain(inicio);
          expect(removidos).not.toContain(fim);
        }
      }),
      { numRuns: 500 },
    );
  });
});

import { createServices } from './services';

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

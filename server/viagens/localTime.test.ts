import { localTime, startOfDay } from './localTime';

const instant = new Date('2026-12-01T02:30:00Z');

describe('the clocks of a place', () => {
  it.each([
    ['America/Noronha', '2026-12-01', '00:30', '-02:00'],
    ['America/Sao_Paulo', '2026-11-30', '23:30', '-03:00'],
    ['America/Manaus', '2026-11-30', '22:30', '-04:00'],
    ['America/Rio_Branco', '2026-11-30', '21:30', '-05:00'],
  ])('show their own day and hour in %s', (zone, dia, hora, offset) => {
    expect(localTime(instant, zone)).toEqual({ dia, hora, iso: `${dia}T${hora}:00${offset}` });
  });

  it('write an instant that reads back as the same', () => {
    expect(new Date(localTime(instant, 'America/Cuiaba').iso)).toEqual(instant);
  });

  it.each([
    ['America/Noronha', '2026-12-01T02:00:00.000Z'],
    ['America/Sao_Paulo', '2026-12-01T03:00:00.000Z'],
    ['America/Rio_Branco', '2026-12-01T05:00:00.000Z'],
  ])('begin a day in %s at their own midnight', (zone, expected) => {
    expect(startOfDay('2026-12-01', zone).toISOString()).toBe(expected);
  });

  it('begin a day at its first hour where the clocks skip midnight', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T02:00:00.000Z');
  });
});

import fc from 'fast-check';
import { localDay, localTime, startOfDay } from './localTime';

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

  it.each([
    ['before', '2018-11-04T02:59:00Z', '2018-11-03', '23:59', '-03:00'],
    ['after', '2018-11-04T03:00:00Z', '2018-11-04', '01:00', '-02:00'],
    ['later on the same day, after', '2018-11-04T12:00:00Z', '2018-11-04', '10:00', '-02:00'],
  ])('show the hour %s a change of the clocks', (_when, at, dia, hora, offset) => {
    expect(localTime(new Date(at), 'America/Sao_Paulo')).toEqual({ dia, hora, iso: `${dia}T${hora}:00${offset}` });
  });

  it('show what the platform shows, in any zone and year', () => {
    const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'America/Asuncion', 'Asia/Kathmandu'];
    const date = fc.date({ min: new Date('2008-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), date, (zone, at) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
        const { dia, hora, iso } = localTime(at, zone);
        expect(`${dia} ${hora}`).toBe(shown.format(at));
        expect(localDay(at, zone)).toBe(dia);
        expect(Date.parse(iso)).toBe(Math.floor(at.getTime() / 60_000) * 60_000);
      }),
    );
  });
});

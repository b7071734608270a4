import { inLanguage } from '../platform/language/language';
import { toCalendar } from './calendar';
import { umBilhete } from './testdata/umBilhete';

const calendar = toCalendar(umBilhete());
/** Logical lines: folded ones joined again. */
const lines = calendar.replace(/\r\n /g, '').split('\r\n');

describe('the trip in a calendar', () => {
  it('starts and ends on the clock of each place', () => {
    expect(lines).toContain('DTSTART;TZID=America/Sao_Paulo:20261201T233000');
    expect(lines).toContain('DTEND;TZID=America/Cuiaba:20261203T011500');
  });

  it('brings the offset of both zones, so that no calendar has to know them', () => {
    const zones = lines.filter((line) => line.startsWith('TZID:') || line.startsWith('TZOFFSETTO'));
    expect(zones).toEqual(['TZID:America/Sao_Paulo', 'TZOFFSETTO:-0300', 'TZID:America/Cuiaba', 'TZOFFSETTO:-0400']);
  });

  it('keeps every line within 75 octets, accents counted, and ends each with CRLF', () => {
    const physical = calendar.split('\r\n');
    expect(physical.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(physical.at(-1)).toBe('');
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what the format gives a meaning to', () => {
    const partida = umBilhete().partida;
    const odd = { ...partida, localidade: { ...partida.localidade, terminal: 'A; B, C\\D' } };
    expect(toCalendar(umBilhete({ partida: odd })).replace(/\r\n /g, '')).toContain(
      'LOCATION:A\\; B\\, C\\\\D\\, São Paulo/SP',
    );
  });

  it('is said in the language of its traveller', () => {
    const said = inLanguage('en', () => toCalendar(umBilhete())).replace(/\r\n /g, '');
    expect(said).toContain('SUMMARY:Coach São Paulo → Cuiabá');
    expect(said).toContain('DESCRIPTION:Your coach leaves in 2 hours');
    expect(said).toContain('PRODID:-//Itape//Passagens//EN');
    expect(said).not.toMatch(/poltrona|Embarque em|Localizador/);
  });

  it('is struck from the calendar once the ticket is void', () => {
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(toCalendar(umBilhete({ situacao: 'remarcado' }))).toContain('STATUS:CANCELLED');
  });

  it('is the same event however often it is taken, and warns two hours before', () => {
    expect(lines).toContain(`UID:${umBilhete().id}@itape`);
    expect(lines).toContain('DTSTAMP:20261121T123456Z');
    expect(lines).toContain('TRIGGER:-PT2H');
  });
});

import type { Dia } from '../../src/domain/data';

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment on the clocks of a place: its day, its time and how far it stands from UTC. */
export interface LocalTime {
  dia: Dia;
  hora: string;
  /** ISO 8601 with the place's offset. */
  iso: string;
}

/** What the clocks of a zone show at an instant. */
export function localTime(instant: Date, zone: string): LocalTime {
  const wall = format(zone).format(instant);
  const [dia = '', hora = ''] = wall.split(' ');
  return { dia, hora, iso: `${dia}T${hora}:00${formatOffset(minutesBetween(instant, wall))}` };
}

/** The day that it is in a zone. */
export const localDay = (instant: Date, zone: string): Dia => format(zone).format(instant).slice(0, 10);

/** The instant at which a day begins in a zone. */
export function startOfDay(dia: Dia, zone: string): Date {
  const utc = Date.parse(`${dia}T00:00:00Z`);
  const guess = new Date(utc - offsetMinutes(new Date(utc), zone) * MINUTE);
  // Where the clocks change between the two, the offset that holds at the beginning counts.
  return new Date(utc - offsetMinutes(guess, zone) * MINUTE);
}

/** So many minutes later. */
export const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE);

const offsetMinutes = (instant: Date, zone: string): number => minutesBetween(instant, format(zone).format(instant));

/** How far a wall clock stands from UTC. */
const minutesBetween = (instant: Date, wall: string): number =>
  Math.round((Date.parse(`${wall.replace(' ', 'T')}:00Z`) - Math.floor(instant.getTime() / MINUTE) * MINUTE) / MINUTE);

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Swedish writes a date and a time as ISO does. Making a format is slow, so each is made once. */
function format(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', options);
  formats.set(zone, made);
  return made;
}

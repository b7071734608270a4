import { LRUCache } from 'lru-cache';
import type { Dia } from '../../src/domain/base/data';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant on the clocks of a place: its day, its time and its offset from UTC. */
export interface LocalTime {
  dia: Dia;
  hora: string;
  /** ISO 8601 with the place's offset. */
  iso: string;
}

/** The local time of a zone at an instant. */
export function localTime(instant: Date, zone: string): LocalTime {
  const offset = offsetMinutes(instant, zone);
  const wall = plusMinutes(instant, offset).toISOString();
  const [dia, hora] = [wall.slice(0, 10), wall.slice(11, 16)];
  return { dia, hora, iso: `${dia}T${hora}:00${formatOffset(offset)}` };
}

/** The local day of a zone at an instant. */
export const localDay = (instant: Date, zone: string): Dia => localTime(instant, zone).dia;

/** The instant at which a day begins in a zone. */
export const startOfDay = (dia: Dia, zone: string): Date => instantAt(dia, '00:00', zone);

/** The instant at which the clocks of a zone show a time of a day. */
export function instantAt(dia: Dia, hora: string, zone: string): Date {
  const utc = Date.parse(`${dia}T${hora}:00Z`);
  const guess = new Date(utc - offsetMinutes(new Date(utc), zone) * MINUTE);
  // Where the clocks change between the two instants, the offset at that time counts.
  return new Date(utc - offsetMinutes(guess, zone) * MINUTE);
}

/** The instant this many minutes later. */
export const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE);

/** Offsets of a zone in minutes by UTC day, counted from 1970; null for a day on which its clocks change. */
const offsets = new LRUCache<string, { minutes: number | null }>({ max: 2_000 });

/**
 * The offset of a zone at an instant in minutes. A format takes microseconds and a search needs dozens of them, so the
 * offset of a day whose ends agree is kept.
 */
function offsetMinutes(instant: Date, zone: string): number {
  const day = Math.floor(instant.getTime() / DAY);
  const key = `${zone} ${day}`;
  const known = offsets.get(key) ?? { minutes: sameAllDay(day, zone) };
  offsets.set(key, known);
  return known.minutes ?? offsetAt(instant, zone);
}

function sameAllDay(day: number, zone: string): number | null {
  const [first, last] = [offsetAt(new Date(day * DAY), zone), offsetAt(new Date((day + 1) * DAY), zone)];
  return first === last ? first : null;
}

const offsetAt = (instant: Date, zone: string): number => minutesBetween(instant, format(zone).format(instant));

/** The offset of a wall clock from UTC, in minutes. */
const minutesBetween = (instant: Date, wall: string): number =>
  Math.round((Date.parse(`${wall.replace(' ', 'T')}:00Z`) - Math.floor(instant.getTime() / MINUTE) * MINUTE) / MINUTE);

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Swedish writes date and time in the ISO order. Creating a format is slow, so each zone's is created once. */
function format(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', options);
  formats.set(zone, made);
  return made;
}

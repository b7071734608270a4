/** Characters that PostgreSQL cannot store, JSON cannot carry, or terminals and mails must not receive. */
const poison = ['\u0000', '\ud800', '\udfff', '\u001b[31m', '\u202e', '\r\nBcc: x@y.test'];

const texts = [
  '',
  ' ',
  '%',
  '%00',
  '../../../etc/passwd',
  '__proto__',
  "' OR 1=1 --",
  '${7*7}',
  '🚌'.repeat(200),
  'a'.repeat(5_000),
];

/** Days and instants at the limits of calendars, Date and PostgreSQL columns. */
const days = ['0000-01-01', '0001-01-01', '0099-12-31', '9999-12-31', '2026-02-30', '2026-13-01', '+10000-01-01'];
const instants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2016-12-31T23:59:60Z',
];
const numerals = ['0', '-1', '1e9', '99999999999999999999', 'NaN', '0x10', '٣'];

const numbers = [-1, 0, 0.1, 2 ** 31, 2 ** 53, 1e308, -1e308];
const others: unknown[] = [null, true, [], {}, [[]], ['x'], { $ne: null }, { toString: 1 }];

/** Hostile replacements of a plausible value, most similar first. */
export function hostileFor(plausible: unknown): unknown[] {
  if (typeof plausible === 'string') {
    const poisoned = poison.flatMap((bad) => [bad, plausible + bad]);
    const dated = /^\d{4}-\d{2}/.test(plausible) ? [...days, ...instants] : [];
    const numeric = /^\d+$/.test(plausible) ? numerals : [];
    return [...dated, ...numeric, ...poisoned, ...texts, ...days, ...numerals, ...instants, ...others, ...numbers];
  }
  if (typeof plausible === 'number') return [...numbers, '1', ...others];
  return [...others, '', 0];
}

/** The hostile values tried in every field of every operation. */
export function notoriousFor(plausible: unknown): unknown[] {
  if (typeof plausible === 'number') return [-1, 2 ** 31, 1e308];
  if (typeof plausible !== 'string') return [];
  const dated = /^\d{4}-\d{2}/.test(plausible);
  return [`${plausible}\u0000`, `${plausible}\ud800`, ...(dated ? [...days, ...instants] : [])];
}

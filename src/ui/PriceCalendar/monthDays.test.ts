import { lastDayOf, plusDays, plusMonths, weeksOf } from './monthDays';

it('begins a month at its weekday and ends it with its last day', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks.at(-1)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    undefined,
    undefined,
  ]);
});

it.each([
  ['2026-02', 4],
  ['2027-02', 5],
  ['2026-08', 6],
])('gives %s as many weeks as it touches: %s', (month, count) => {
  expect(weeksOf(month)).toHaveLength(count);
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('ends %s on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});

it('crosses months and years by days', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2027-01-01', -1)).toBe('2026-12-31');
});

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-12-15', -12, '2025-12-15'],
  ['2028-02-29', -12, '2027-02-28'],
])('moves %s by %s months to %s', (day, count, moved) => {
  expect(plusMonths(day, count)).toBe(moved);
});

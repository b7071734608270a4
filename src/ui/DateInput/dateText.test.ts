import { completeDate, fromIsoDay, toIsoDay, weekdayOf } from './dateText';

it.each([
  ['5/', '05/'],
  ['05/1/', '05/01/'],
  ['5/1/2027', '05/01/2027'],
  ['2026-12-05', '05/12/2026'],
  [' 2026-12-05 ', '05/12/2026'],
])('completes %j to %j', (typed, text) => expect(completeDate(typed)).toBe(text));

it.each(['', '05', '05/', '05/1', '05/12/2026', '5/x', '2026-12', 'dia 05 12'])('leaves %j to the mask', (typed) =>
  expect(completeDate(typed)).toBeUndefined(),
);

it('turns the day of a calendar into text, and nothing else', () => {
  expect(fromIsoDay('2026-12-05')).toBe('05/12/2026');
  expect(fromIsoDay('')).toBe('');
});

it.each([
  ['29/02/2028', '2028-02-29', 'terça'],
  ['29/02/2027', '', ''],
  ['05/12/2026', '2026-12-05', 'sábado'],
  ['05/12', '', ''],
])('knows %j as day %j, %j', (text, iso, weekday) => {
  expect(toIsoDay(text)).toBe(iso);
  expect(weekdayOf(text)).toBe(weekday);
});

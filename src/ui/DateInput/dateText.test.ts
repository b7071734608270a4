import { caretBehind, toDateText, toIsoDay, weekdayOf } from './dateText';

it.each([
  ['', ''],
  ['05', '05'],
  ['051', '05/1'],
  ['05122026', '05/12/2026'],
  ['05/12/20269', '05/12/2026'],
  ['5/', '05/'],
  ['05/1/', '05/01/'],
  ['05/', '05/'],
  ['2026-12-05', '05/12/2026'],
  ['dia 05 12', '05/12'],
])('reads %j as %j', (typed, text) => expect(toDateText(typed)).toBe(text));

it('never gives back a slash that was just deleted', () => {
  expect(toDateText('05/1'.slice(0, -1))).toBe('05/');
  expect(toDateText('05/'.slice(0, -1))).toBe('05');
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

it('puts the caret behind as many digits as before', () => {
  expect(caretBehind('05/12/2026', 2)).toBe(2);
  expect(caretBehind('05/12/2026', 3)).toBe(4);
  expect(caretBehind('05/12/2026', 8)).toBe(10);
});

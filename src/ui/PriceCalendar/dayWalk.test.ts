import { monthsOf, nearestOpen, walkDays } from './dayWalk';

const bounds = { min: '2026-11-27', max: '2027-01-26' };
const press = (day: string, key: string, shiftKey = false) => walkDays(day, { key, shiftKey }, bounds);

it.each([
  ['ArrowRight', '2026-12-17'],
  ['ArrowLeft', '2026-12-15'],
  ['ArrowDown', '2026-12-23'],
  ['ArrowUp', '2026-12-09'],
  // 16 December 2026 is a Wednesday; weeks begin on Sunday.
  ['Home', '2026-12-13'],
  ['End', '2026-12-19'],
  ['PageDown', '2027-01-16'],
])('%s leads to %s', (key, day) => {
  expect(press('2026-12-16', key)).toBe(day);
});

it('crosses to the next month by a day', () => {
  expect(press('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
});

it('passes days that cannot be picked, inside the shown months alone', () => {
  expect(press('2026-11-27', 'ArrowLeft')).toBe('2026-11-26');
  expect(press('2026-11-01', 'ArrowLeft')).toBe('2026-11-01');
  expect(press('2027-01-31', 'ArrowDown')).toBe('2027-01-31');
});

it('ends months and years at the bounds', () => {
  expect(press('2026-12-16', 'PageUp')).toBe('2026-11-27');
  expect(press('2026-12-16', 'PageUp', true)).toBe('2026-11-27');
  expect(press('2026-12-16', 'PageDown', true)).toBe('2027-01-26');
});

it('leaves every other key alone', () => {
  expect(press('2026-12-16', 'a')).toBeNull();
  expect(press('2026-12-16', 'Tab')).toBeNull();
});

it('stays at the earliest day where no day can be picked', () => {
  const none = { min: '2030-12-25', max: '2027-01-26' };
  expect(nearestOpen('2026-11-27', none)).toBe('2030-12-25');
  expect(monthsOf(none)).toEqual({ first: '2030-12', last: '2030-12' });
});

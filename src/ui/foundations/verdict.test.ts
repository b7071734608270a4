import { contrastText, verdictOf } from './verdict';

it.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'só controles'],
  [3, 'só controles'],
  [2.99, 'só enfeite'],
])('says of %d what WCAG says', (ratio, verdict) => {
  expect(verdictOf(ratio)).toBe(verdict);
});

it('never rounds a contrast up', () => {
  // 4.478 : 1, which fails AA.
  expect(contrastText('#777777', '#ffffff')).toBe('4,4\u00a0:\u00a01\u00a0só controles');
});

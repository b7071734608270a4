import fc from 'fast-check';
import { MINIMO_SEGUNDOS, pixExpirySeconds } from './pixExpiry';

describe('life of a Pix charge', () => {
  it.each([
    [600, 540],
    [900, 540],
    [300, 240],
    [90, 30],
    [89, null],
    [-5, null],
  ])('with %p seconds of hold left is %p', (remaining, expected) => {
    expect(pixExpirySeconds(remaining)).toBe(expected);
  });

  it('always ends at least a minute before the hold [PX17]', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 5000, noNaN: true }), (remaining) => {
        const seconds = pixExpirySeconds(remaining);
        expect(seconds === null || (seconds >= MINIMO_SEGUNDOS && seconds <= remaining - 60 && seconds <= 540)).toBe(
          true,
        );
      }),
    );
  });
});

import { createTrail } from './trail';

describe('the trail of the primary', () => {
  it('says which instant a replica has reached', () => {
    const trail = createTrail(10_000);
    expect(trail.asOf(5n)).toBeNull();
    trail.note(1_000, 10n);
    trail.note(2_000, 20n);
    trail.note(3_000, 20n);
    expect([5n, 10n, 19n, 20n, 99n].map((position) => trail.asOf(position))).toEqual([
      null,
      1_000,
      1_000,
      3_000,
      3_000,
    ]);
  });

  it('forgets what is older than it keeps, so that a replica far behind has no age at all', () => {
    const trail = createTrail(1_000);
    trail.note(1_000, 10n);
    trail.note(2_500, 20n);
    expect(trail.asOf(10n)).toBeNull();
    expect(trail.asOf(20n)).toBe(2_500);
  });
});

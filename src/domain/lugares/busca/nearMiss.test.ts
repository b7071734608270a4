import { nearMissRank } from './nearMiss';

const place =
  (...words: string[]) =>
  (typed: string): number =>
    words.includes(typed) ? 0 : Infinity;

describe('a near miss', () => {
  it('is a place that one telling word names, the better the fewer words are left over', () => {
    expect(nearMissRank(['aeroporto', 'guarulhos'], place('guarulhos'))).toBe(0);
    expect(nearMissRank(['praia', 'guarulhos'], place('guarulhos'))).toBe(100);
    expect(nearMissRank(['praia', 'guaruja'], () => 1)).toBe(2);
  });

  it('is none by a word of many places, nor by a short one', () => {
    expect(nearMissRank(['terminal', 'aeroporto'], place('terminal', 'aeroporto'))).toBeNull();
    expect(nearMissRank(['rio', 'xyzxyz'], place('rio'))).toBeNull();
  });
});

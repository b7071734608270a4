import { createMinuteSample } from './minuteSample';

describe('a sample by the minute', () => {
  it('takes each key once, no more than it may, and tells later how many it left out', () => {
    let ms = 0;
    const sample = createMinuteSample(2, () => ms);
    expect(['a', 'a', 'b', 'c'].map(sample.take)).toEqual([{ leftOut: 0 }, null, { leftOut: 1 }, null]);
    ms = 59_999;
    expect(sample.take('c')).toBeNull();
    ms = 60_000;
    expect(['c', 'a'].map(sample.take)).toEqual([{ leftOut: 2 }, { leftOut: 0 }]);
  });
});

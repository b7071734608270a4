import fc from 'fast-check';
import { createReaders } from './readers';

describe('the count of open streams', () => {
  it('is by reader and in all, and forgets who has none', () => {
    const readers = createReaders();
    readers.enter('a');
    readers.enter('a');
    readers.enter('b');
    expect([readers.of('a'), readers.of('b'), readers.of('c'), readers.total()]).toEqual([2, 1, 0, 3]);
    readers.leave('a');
    readers.leave('b');
    readers.leave('b');
    expect([readers.of('a'), readers.of('b'), readers.total()]).toEqual([1, 0, 1]);
  });

  it('is the sum of its readers after any calls, and never below nothing', () => {
    const calls = fc.array(fc.tuple(fc.constantFrom('enter', 'leave'), fc.constantFrom('a', 'b', 'c')));
    fc.assert(
      fc.property(calls, (all) => {
        const readers = createReaders();
        for (const [call, reader] of all) readers[call](reader);
        const each = ['a', 'b', 'c'].map(readers.of);
        expect(readers.total()).toBe(each.reduce((sum, one) => sum + one, 0));
        expect(Math.min(...each)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import type { LimitStore } from '../limitStore';

const MINUTE_MS = 60_000;

/** The contract of every store of limits; `replica` opens another process's view of the same counts. */
export function describeStore(name: string, replica: () => LimitStore): void {
  describe(`limits counted in ${name}`, () => {
    const hit = async (store: LimitStore, ...keys: string[]) =>
      (await store.hit(keys.map((key) => ({ key, windowMs: MINUTE_MS })))).map(({ count }) => count);

    it('grow with each hit, each key for itself, in the order asked', async () => {
      const store = replica();
      expect(await hit(store, 'b1', 'a1')).toEqual([1, 1]);
      expect(await hit(store, 'a1')).toEqual([2]);
      expect(await hit(store, 'a1', 'b1')).toEqual([3, 2]);
    });

    it('say how long their window lasts, which later hits do not make longer', async () => {
      const store = replica();
      const [first] = await store.hit([{ key: 'w', windowMs: MINUTE_MS }]);
      const [second] = await store.hit([{ key: 'w', windowMs: 10 * MINUTE_MS }]);
      for (const rest of [first?.restMs ?? 0, second?.restMs ?? 0]) {
        expect(rest).toBeGreaterThan(0);
        expect(rest).toBeLessThanOrEqual(MINUTE_MS);
      }
    });

    it('begin anew when it is over', async () => {
      const store = replica();
      await store.hit([{ key: 'short', windowMs: 1 }]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await hit(store, 'short')).toEqual([1]);
    });

    it('lose no hit of many at once', async () => {
      const store = replica();
      const all = await Promise.all(Array.from({ length: 60 }, () => hit(store, 'x', 'y')));
      const sorted = (index: number) => all.map((counts) => counts[index] ?? 0).sort((a, b) => a - b);
      const each = Array.from({ length: 60 }, (_, index) => index + 1);
      expect([sorted(0), sorted(1)]).toEqual([each, each]);
    });
  });
}

/** Runs work `total` times by `atOnce` clients. @returns the milliseconds of each. */
export async function byClients(
  atOnce: number,
  total: number,
  work: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < total) {
        const n = next++;
        const begun = performance.now();
        await work(n);
        taken.push(performance.now() - begun);
      }
    }),
  );
  return taken;
}

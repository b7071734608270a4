/**
 * The least processor time of some runs of a piece of work, in microseconds: what other processes take is not counted,
 * so a busy machine does not fail a test of a cost.
 */
export function leastCost(work: () => unknown, runs = 5): number {
  const costs = Array.from({ length: runs }, () => {
    const { user } = process.cpuUsage();
    work();
    return process.cpuUsage().user - user;
  });
  return Math.min(...costs);
}

/**
 * Distributes specs among lanes of similar duration: longest first, each to the shortest lane so far. A spec without a
 * duration counts as average.
 */
export function shareOut(specs: string[], times: Readonly<Record<string, number>>, count: number): string[][] {
  const known = Object.values(times);
  const middling = known.reduce((sum, seconds) => sum + seconds, 0) / Math.max(known.length, 1) || 1;
  const secondsOf = (spec: string): number => times[spec] ?? middling;
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, specs: new Array<string>() }));
  for (const spec of [...specs].sort((a, b) => secondsOf(b) - secondsOf(a) || a.localeCompare(b))) {
    const shortest = lanes.reduce((least, lane) => (lane.seconds < least.seconds ? lane : least));
    shortest.seconds += secondsOf(spec);
    shortest.specs.push(spec);
  }
  return lanes.map((lane) => lane.specs).filter((lane) => lane.length > 0);
}

const MINUTE_MS = 60_000;

export interface Sample {
  /** Whether it is written; it carries how many were left out in the minutes before. */
  take: (key: string) => { leftOut: number } | null;
}

/**
 * Lets each key through once a minute, and no more than `most` keys in all: a page that violates a policy does so at
 * every visit, and a caller that invents violations must not fill the log.
 * @param now in ms.
 */
export function createMinuteSample(most: number, now: () => number = Date.now): Sample {
  let beganMs = now();
  let leftOut = 0;
  const seen = new Set<string>();
  return {
    take(key) {
      if (now() - beganMs >= MINUTE_MS) {
        beganMs = now();
        seen.clear();
      }
      if (seen.has(key) || seen.size >= most) {
        leftOut += 1;
        return null;
      }
      seen.add(key);
      const told = { leftOut };
      leftOut = 0;
      return told;
    },
  };
}

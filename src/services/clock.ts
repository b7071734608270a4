import type { ClockPort } from './ports';

/** The device's clock, read nowhere else. */
export const systemClock: ClockPort = { now: () => new Date(), monotonic: () => performance.now() };

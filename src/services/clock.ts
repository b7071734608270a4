import type { ClockPort } from './ports';

/** The device's clock: the only place that asks it. */
export const systemClock: ClockPort = { now: () => new Date(), monotonic: () => performance.now() };

import type { RandomPort } from './ports';

/** The browser's own random numbers. */
export const cryptoRandom: RandomPort = { uuid: () => crypto.randomUUID() };

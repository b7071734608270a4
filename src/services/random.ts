import type { RandomPort } from './ports';

/** The browser's cryptographic random numbers. */
export const cryptoRandom: RandomPort = { uuid: () => crypto.randomUUID() };

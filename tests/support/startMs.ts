/** Maximum start time of a database on a busy machine: `beforeAll(…, START_MS)`. */
export const START_MS = 90_000;

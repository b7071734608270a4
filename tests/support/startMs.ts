/** How long a database may take to start on a busy machine: `beforeAll(…, START_MS)`. */
export const START_MS = 90_000;

/** The passwords of the demonstration accounts; the sandbox page shows both. */
export const SEED_PASSWORD = 'senha123';
export const SEED_TEMPORARY_PASSWORD = 'temp1234';

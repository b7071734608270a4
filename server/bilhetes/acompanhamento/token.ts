import { createHash, createHmac } from 'node:crypto';

/** 192 bits, as 32 letters. */
const TOKEN_BYTES = 24;
export const TOKEN = '^[A-Za-z0-9_-]{32}$';

/** The token of a ticket's link of this generation; without the key nobody can tell it. */
export const tokenOf = (segredo: string, bilheteId: string, geracao: number): string =>
  createHmac('sha256', segredo)
    .update(`${bilheteId}/${geracao}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

/** The hash of a token, which alone is kept. */
export const hashToken = (token: string): string => createHash('sha256').update(`acompanhar/${token}`).digest('hex');

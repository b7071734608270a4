import { createHash } from 'node:crypto';
import { conflict, type Problem } from '../../platform/http/problem';

/** What is kept of a card's token for good: SHA-256 in hexadecimal. The token itself is forgotten after its use. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token stands for one attempt of one order; a second use is a stolen or a repeated one. */
export const tokenUsed = (): Problem =>
  conflict('CARTAO_JA_USADO', 'Os dados deste cartão já foram usados numa tentativa. Digite o cartão de novo.');

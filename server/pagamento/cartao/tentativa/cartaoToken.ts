import { msg } from '../../../../src/words/t';
import { createHash } from 'node:crypto';
import { conflict, type Problem } from '../../../platform/http/problem';

/** SHA-256 of a card's token in hexadecimal: kept for good, while the token itself is forgotten after its use. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token is valid for one attempt of one order; a second use is stolen or repeated. */
export const tokenUsed = (): Problem =>
  conflict('CARTAO_JA_USADO', msg('Os dados deste cartão já foram usados numa tentativa. Digite o cartão de novo.'));

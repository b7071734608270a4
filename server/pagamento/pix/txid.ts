import { createHash } from 'node:crypto';

/** Our name for a charge, derived from its order and attempt, so that a repeated call creates nothing new. */
export const txidOf = (pedidoId: string, tentativa: number): string =>
  createHash('sha256').update(`cob:${pedidoId}:${tentativa}`).digest('hex').slice(0, 32);

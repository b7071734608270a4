import { createHash } from 'node:crypto';

/** Our name for a charge: the same order and attempt always give the same one, so a repeated call creates nothing new. */
export const txidOf = (pedidoId: string, tentativa: number): string =>
  createHash('sha256').update(`cob:${pedidoId}:${tentativa}`).digest('hex').slice(0, 32);

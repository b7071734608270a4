import { createHash } from 'node:crypto';

/** Our name for a charge: the same order and attempt always give the same one, so a repeated call creates nothing new. */
export const txidOf = (pedidoId: string, tentativa: number): string =>
  createHash('sha256').update(`cob:${pedidoId}:${tentativa}`).digest('hex').slice(0, 32);

/** Our name for a refund: one Pix is given back once, however often we ask. */
export const devolucaoIdOf = (e2eid: string): string =>
  createHash('sha256').update(`devolucao:${e2eid}`).digest('hex').slice(0, 32);

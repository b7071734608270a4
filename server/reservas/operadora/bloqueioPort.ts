/** A seat to keep from the operator's other sellers, in the operator's own ids. */
export interface PoltronaToBlock {
  /** Our key: blocking again under it is the same block, whose time begins anew. */
  chave: string;
  idViagem: string;
  origem: string;
  destino: string;
  poltrona: number;
}

export type BloqueioResult =
  | { chave: string; tipo: 'bloqueada' }
  /** Somebody else has the seat, or the operator does not sell it. */
  | { chave: string; tipo: 'recusada' };

/** Keeping seats at the operator while their traveller pays. */
export interface BloqueioOperadora {
  /**
   * Blocks seats for some minutes; may block some and refuse others. A seat that is missing in the answer, or all of
   * them after `PraxioUnavailable`, may be blocked or not.
   */
  block: (poltronas: readonly PoltronaToBlock[], minutos: number) => Promise<BloqueioResult[]>;
  /** Releases the block of a key; harmless where there is none, or where the seat was sold meanwhile. */
  release: (chave: string) => Promise<void>;
}

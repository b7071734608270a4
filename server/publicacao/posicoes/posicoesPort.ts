import type { PosicaoLida } from '../../../src/domain/viagens/aoVivo/posicaoOnibus';

/** The position of a vehicle on a trip, by the ids of the feed. */
export interface PosicaoDeVeiculo extends PosicaoLida {
  viagem: string;
  /** Day of service, `YYYYMMDD`; null where the feed leaves it to the trip. */
  dia: string | null;
}

/** Where the operator's coaches are now. */
export interface PosicoesPort {
  read: () => Promise<PosicaoDeVeiculo[]>;
}

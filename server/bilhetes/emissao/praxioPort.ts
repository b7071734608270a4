import type { OperadoraLogin } from '../../conta/operadoraLogin';
import type { Parada } from '../../../src/domain/wire/viagens';

/** The means of payment, as the operator's till counts it. */
export type PagamentoOperadora = 'pix' | 'credito' | 'dinheiro' | 'isento';

/** One seat to sell. */
export interface SeatToSell {
  /** Our idempotency key, by which the sale is found again. */
  chave: string;
  viagemId: string;
  partida: Parada;
  chegada: Parada;
  poltrona: number;
  passageiro: string;
  documento: string;
  celular: string;
  valorCentavos: number;
  pagamento: PagamentoOperadora;
}

/** A seat that the operator has sold. */
export interface SaleAtOperator {
  numPassagem: string;
  serieBloco: string;
  localizador: string;
  /** Null where the operator leaves the BP-e to the seller. */
  chaveBpe: string | null;
  poltrona: number;
  valorCentavos: number;
}

export type SaleResult =
  | { chave: string; tipo: 'vendida'; venda: SaleAtOperator }
  /** `semVolta`: the operator sold the seat to another buyer, so a retry cannot succeed. */
  | { chave: string; tipo: 'recusada'; mensagem: string; semVolta: boolean };

export type ReturnResult = { tipo: 'devolvida' } | { tipo: 'recusada'; mensagem: string };

/** The operator's external system; its credentials stay on the server. */
export interface PraxioPort extends OperadoraLogin {
  /** Sells seats; may sell some and refuse others. A seat missing in the answer may be sold or not: ask for it. */
  sell: (seats: readonly SeatToSell[]) => Promise<SaleResult[]>;
  findSale: (chave: string) => Promise<SaleAtOperator | null>;
  /** Asks whether a sale may be returned, and returns it; idempotent. */
  giveBack: (sale: SaleAtOperator, motivo: string) => Promise<ReturnResult>;
}

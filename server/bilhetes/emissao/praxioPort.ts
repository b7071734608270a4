import type { OperadoraLogin } from '../../conta/operadoraLogin';
import type { Parada } from '../../../src/domain/wire/viagens';

/** With what the person paid, as the operator's till counts it. */
export type PagamentoOperadora = 'pix' | 'credito' | 'dinheiro' | 'isento';

/** One seat to sell. */
export interface SeatToSell {
  /** Ours: the sale is found again by it. */
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
  /** Null where the operator leaves the BP-e to who sells. */
  chaveBpe: string | null;
  poltrona: number;
  valorCentavos: number;
}

export type SaleResult =
  | { chave: string; tipo: 'vendida'; venda: SaleAtOperator }
  /** `semVolta`: asking again can't help, since the seat is somebody else's there. */
  | { chave: string; tipo: 'recusada'; mensagem: string; semVolta: boolean };

export type ReturnResult = { tipo: 'devolvida' } | { tipo: 'recusada'; mensagem: string };

/** The operator's external system; its credentials stay on the server. */
export interface PraxioPort extends OperadoraLogin {
  /** Sells seats; may sell some and refuse others. A seat missing in the answer may be sold or not: ask for it. */
  sell: (seats: readonly SeatToSell[]) => Promise<SaleResult[]>;
  findSale: (chave: string) => Promise<SaleAtOperator | null>;
  /** Asks whether a sale may be given back, and gives it back; one given back before is given back. */
  giveBack: (sale: SaleAtOperator, motivo: string) => Promise<ReturnResult>;
}

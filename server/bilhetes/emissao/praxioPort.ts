import type { OperadoraLogin } from '../../conta/operadora/operadoraLogin';
import type { BloqueioOperadora } from '../../reservas/operadora/bloqueioPort';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';

/** The means of payment, as the operator's till counts it. */
export type PagamentoOperadora = 'pix' | 'credito' | 'dinheiro' | 'boleto' | 'isento';

/** One seat to sell, in the ids that the operator knows. */
export interface PoltronaToSell {
  /** Our idempotency key, by which the sale is found again. */
  chave: string;
  /** Key of the block that keeps the seat for this sale; without one it is sold as any free seat. */
  bloqueio?: string;
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
export interface OperadoraVenda {
  numPassagem: string;
  serieBloco: string;
  localizador: string;
  /** Null where the operator leaves the BP-e to the seller. */
  chaveBpe: string | null;
  poltrona: number;
  valorCentavos: number;
}

export type VendaResult =
  | { chave: string; tipo: 'vendida'; venda: OperadoraVenda }
  /** `semVolta`: the operator sold the seat to another buyer, so a retry cannot succeed. */
  | { chave: string; tipo: 'recusada'; mensagem: string; semVolta: boolean };

export type ReturnResult = { tipo: 'devolvida' } | { tipo: 'recusada'; mensagem: string };

/** The operator's external system; its credentials stay on the server. */
export interface PraxioPort extends OperadoraLogin {
  /** Sells seats; may sell some and refuse others. A seat missing in the answer may be sold or not: ask for it. */
  sell: (poltronas: readonly PoltronaToSell[]) => Promise<VendaResult[]>;
  findVenda: (chave: string) => Promise<OperadoraVenda | null>;
  /** Asks whether a sale may be returned, and returns it; idempotent. */
  giveBack: (sold: OperadoraVenda, motivo: string) => Promise<ReturnResult>;
}

/** The whole of it, where the company's departures and seats come from the operator. */
export interface SistemaOperadora extends PraxioPort, PartidasOperadora, BloqueioOperadora {}

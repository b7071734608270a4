import type { Bandeira, TipoCartao } from '../../../src/domain/cartao';
import type { CardPayment, TransStatus } from '../cartao/cardPort';

/** A link that whoever pays opens, or a terminal that stands before them. */
export type ExternalWay = { meio: 'link'; parcelas: number } | { meio: 'terminal'; tipo: TipoCartao; parcelas: number };

export interface NewExternalCharge {
  /** Ours, of one charge: asking twice is asking once. */
  chave: string;
  valorCentavos: number;
  expiracaoSegundos: number;
  /** What whoever pays is shown: the order's localizador. */
  referencia: string;
  /** The shop as its operator sees it. */
  retornoUrl: string;
  way: ExternalWay;
}

/** The money that came through a charge, and with what card. */
export interface ExternalPayment extends CardPayment {
  tipo: TipoCartao;
  parcelas: number;
  bandeira: Bandeira;
  final4: string;
  /** What the card's bank said about who was paying; null at a terminal, where chip and code say it. */
  autenticacao: {
    id: string;
    transStatus: TransStatus;
    eci: string | null;
    cavv: string | null;
    dsTransId: string | null;
  } | null;
}

export interface ExternalCharge {
  situacao: 'aberta' | 'paga' | 'recusada' | 'cancelada' | 'expirada';
  /** Where it is paid; null at a terminal. */
  url: string | null;
  expiraEm: Date;
  pagamento: ExternalPayment | null;
}

/**
 * Charging by card where our pages are not: the acquirer's own link, or its terminal. Fails as the card port does: with
 * `CardRefused` nothing happened, with `CardUnavailable` nobody knows.
 */
export interface ExternalChargePort {
  /** Asked again with the same key it answers the charge that is there. */
  create: (charge: NewExternalCharge) => Promise<ExternalCharge>;
  find: (chave: string) => Promise<ExternalCharge | null>;
  /** Ends it where nobody has paid yet; answers how it stands after that. Null: the acquirer never heard of it. */
  cancel: (chave: string) => Promise<ExternalCharge | null>;
}

import type { Bandeira, TipoCartao } from '../../../src/domain/pagamento/cartao';
import type { CartaoPayment, TransStatus } from '../cartao/cartaoPort';

/** A link that the payer opens, or a terminal in front of the payer. */
export type ExternalWay = { meio: 'link'; parcelas: number } | { meio: 'terminal'; tipo: TipoCartao; parcelas: number };

/** A charge as the acquirer is asked for it. */
export interface NewExternalCobranca {
  /** Our key of one charge: the idempotency key of the request. */
  chave: string;
  valorCentavos: number;
  expiracaoSegundos: number;
  /** Shown to the payer: the order's localizador. */
  referencia: string;
  /** Address of the shop in the operator's browser. */
  retornoUrl: string;
  way: ExternalWay;
}

/** The money that came through a charge, and its card. */
export interface ExternalPayment extends CartaoPayment {
  tipo: TipoCartao;
  parcelas: number;
  bandeira: Bandeira;
  final4: string;
  /** The bank's authentication of the payer; null at a terminal, where chip and code are the proof. */
  autenticacao: {
    id: string;
    transStatus: TransStatus;
    eci: string | null;
    cavv: string | null;
    dsTransId: string | null;
  } | null;
}

/** A charge as the acquirer answers it. */
export interface ExternalCobranca {
  situacao: 'aberta' | 'paga' | 'recusada' | 'cancelada' | 'expirada';
  /** Page on which it is paid; null at a terminal. */
  url: string | null;
  expiraEm: Date;
  pagamento: ExternalPayment | null;
}

/**
 * Charging by card outside our pages: by the acquirer's own link, or at its terminal. Fails as the card port does:
 * `CardRefused` means that nothing happened, `CardUnavailable` that the outcome is unknown.
 */
export interface ExternalCobrancaPort {
  /** Asked again with the same key, answers the existing charge. */
  create: (charge: NewExternalCobranca) => Promise<ExternalCobranca>;
  find: (chave: string) => Promise<ExternalCobranca | null>;
  /** Ends an unpaid charge and answers its state after that; null where the acquirer does not know it. */
  cancel: (chave: string) => Promise<ExternalCobranca | null>;
}

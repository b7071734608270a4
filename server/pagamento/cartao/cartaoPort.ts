import type { Bandeira, TipoCartao } from '../../../src/domain/pagamento/cartao';
import type { DispositivoNavegador } from '../../../src/domain/wire/pagamento/cartao';
import type { PagamentoDaCarteira } from '../../../src/domain/wire/pagamento/carteira';
import type { Estorno } from '../pix/pixPort';

/** `transStatus` of EMV 3DS 2: the result of the bank's authentication of the payer. */
export type TransStatus = 'Y' | 'A' | 'C' | 'D' | 'N' | 'R' | 'U' | 'I';

/** The browser, as 3DS describes it to the bank. */
export interface Navegador extends DispositivoNavegador {
  userAgent: string;
  accept: string;
  ip: string;
}

/** The card of a request. */
interface UsedCartao {
  /** Of the acquirer's form, for one payment: it stands for the typed card, or for the typed code of a saved one. */
  token: string;
  /** The saved card by the acquirer's name; none for a typed one. */
  cofre?: string | null;
}

/** The authentication of a payer as the acquirer is asked for it. */
export interface NewAuthentication extends UsedCartao {
  /** Our key of one attempt: the idempotency key of the request. */
  chave: string;
  tipo: TipoCartao;
  valorCentavos: number;
  navegador: Navegador;
  /** Return address of the bank's page when it is opened on its own. */
  retornoUrl: string;
  /** Repeated by the bank's page when it is done, so that no other page can claim it. */
  nonce: string;
  referencia: string;
}

/** The result of an authentication as the acquirer answers it. */
export interface Authentication {
  id: string;
  transStatus: TransStatus;
  eci: string | null;
  cavv: string | null;
  dsTransId: string | null;
  versao: string | null;
  /** The bank's challenge page; null where it does not challenge. */
  desafioUrl: string | null;
  bandeira: Bandeira;
  final4: string;
}

/** A payment as the acquirer is asked for it. */
export interface NewCartaoPayment extends UsedCartao {
  chave: string;
  tipo: TipoCartao;
  parcelas: number;
  valorCentavos: number;
  /** The authentication of the payer. */
  autenticacaoId: string;
}

/** A payment as the acquirer answers it. */
export interface CartaoPayment {
  id: string;
  /** `contestado`: captured, and disputed at the buyer's bank. */
  situacao: 'autorizado' | 'capturado' | 'cancelado' | 'negado' | 'contestado';
  valorCentavos: number;
  /** The issuer's reason code: `00` approved, `51` no balance. */
  codigo: string;
}

/** A card that the acquirer keeps for later payments. */
export interface KeptCartao {
  /** The acquirer's name for it, which is no number of a card. */
  cofre: string;
  bandeira: Bandeira;
  final4: string;
  /** The last month in which it is valid, `YYYY-MM`. */
  validade: string;
}

/**
 * An acquirer. A rejection with {@link CardRefused} means that nothing happened; with {@link CardUnavailable}, that the
 * outcome is unknown: look for it by our key before another request.
 */
export interface CartaoPort {
  /**
   * Exchanges what a wallet handed over for a token of one payment, as of a typed card. `chave` is our key of the attempt; a
   * repeated exchange answers the same token or refuses, and takes no money.
   */
  exchangeCarteira: (chave: string, carteira: PagamentoDaCarteira) => Promise<string>;
  authenticate: (request: NewAuthentication) => Promise<Authentication>;
  findAuthentication: (id: string) => Promise<Authentication | null>;
  /** Ends an open challenge, so that it cannot be passed any more; answers its state after that. */
  cancelAuthentication: (id: string) => Promise<Authentication | null>;
  authorise: (request: NewCartaoPayment) => Promise<CartaoPayment>;
  findByKey: (chave: string) => Promise<CartaoPayment | null>;
  /** Captures a reservation; a repetition changes nothing. {@link CaptureLost} where the reservation is gone. */
  capture: (id: string, valorCentavos: number) => Promise<CartaoPayment>;
  /** Voids the whole amount of a reservation; a repetition changes nothing. */
  void: (id: string, valorCentavos: number) => Promise<CartaoPayment>;
  /** Refunds a part of what was captured. `refundId` is our idempotency key: the same one twice refunds once. */
  refund: (id: string, estornoId: string, valorCentavos: number) => Promise<Estorno>;
  /** Keeps the card of a token for later payments; the token may have paid. */
  keepCartao: (token: string) => Promise<KeptCartao>;
  /** Forgets a kept card, after which it pays nothing; an unknown one counts as forgotten. */
  forgetCartao: (cofre: string) => Promise<void>;
}

/** The acquirer did not answer or failed: the request may have been carried out. */
export class CartaoUnavailable extends Error {
  override name = 'CardUnavailable';
}

/** The acquirer refused the request: it was not carried out. */
export class CartaoRefused extends Error {
  override name = 'CardRefused';
  readonly tag: string;

  constructor(tag: string, status: number) {
    super(`the acquirer refused: ${status} ${tag}`);
    this.tag = tag;
  }
}

/** The reservation has expired or was voided: it cannot be captured any more. */
export class CaptureLost extends CartaoRefused {
  override name = 'CaptureLost';

  constructor(status: number) {
    super('reservation', status);
  }
}

import type { Bandeira, TipoCartao } from '../../../src/domain/cartao';
import type { DispositivoNavegador } from '../../../src/domain/wire/cartao';
import type { Refund } from '../pix/pixPort';

/** EMV 3DS 2: what the card's bank says about who is paying. */
export type TransStatus = 'Y' | 'A' | 'C' | 'D' | 'N' | 'R' | 'U' | 'I';

/** The browser as the bank wants to know it. */
export interface Navegador extends DispositivoNavegador {
  userAgent: string;
  accept: string;
  ip: string;
}

export interface NewAuthentication {
  /** Ours, of one attempt: asking twice is asking once. */
  chave: string;
  token: string;
  tipo: TipoCartao;
  valorCentavos: number;
  navegador: Navegador;
  /** Where the bank's page leads back to when it stands alone. */
  retornoUrl: string;
  /** What the bank's page says when it is done, so that nobody else's word is taken for it. */
  nonce: string;
  referencia: string;
}

export interface Authentication {
  id: string;
  transStatus: TransStatus;
  eci: string | null;
  cavv: string | null;
  dsTransId: string | null;
  versao: string | null;
  /** The bank's page, where it asks something. */
  desafioUrl: string | null;
  bandeira: Bandeira;
  final4: string;
}

export interface NewCardPayment {
  chave: string;
  token: string;
  tipo: TipoCartao;
  parcelas: number;
  valorCentavos: number;
  /** The authentication that goes with it. */
  autenticacaoId: string;
}

export interface CardPayment {
  id: string;
  /** `contestado`: taken, and disputed at the buyer's bank. */
  situacao: 'autorizado' | 'capturado' | 'cancelado' | 'negado' | 'contestado';
  valorCentavos: number;
  /** The issuer's reason: `00` is yes, `51` no balance. */
  codigo: string;
}

/**
 * An acquirer as this product uses it. A rejection with {@link CardRefused} means that nothing happened; with
 * {@link CardUnavailable}, that nobody knows: find it by our key before anything else is asked.
 */
export interface CardPort {
  authenticate: (request: NewAuthentication) => Promise<Authentication>;
  findAuthentication: (id: string) => Promise<Authentication | null>;
  /** Ends an open challenge, so that nobody can still pass it; answers how it stands after that. */
  cancelAuthentication: (id: string) => Promise<Authentication | null>;
  authorise: (request: NewCardPayment) => Promise<CardPayment>;
  findByKey: (chave: string) => Promise<CardPayment | null>;
  /** Takes what was reserved; taking it again changes nothing. {@link CaptureLost} where there is nothing to take. */
  capture: (id: string, valorCentavos: number) => Promise<CardPayment>;
  /** Lets go of the whole amount while it is only reserved; letting go again changes nothing. */
  void: (id: string, valorCentavos: number) => Promise<CardPayment>;
  /** Gives back of what was taken. `refundId` is ours: asking twice with the same one gives it back once. */
  refund: (id: string, refundId: string, valorCentavos: number) => Promise<Refund>;
}

/** The acquirer did not answer, or broke down: what was asked may have happened. */
export class CardUnavailable extends Error {
  override name = 'CardUnavailable';
}

/** The acquirer said no to what was asked: it has not happened. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  readonly tag: string;

  constructor(tag: string, status: number) {
    super(`the acquirer refused: ${status} ${tag}`);
    this.tag = tag;
  }
}

/** The reservation has expired or was let go of: what was not taken yet cannot be taken any more. */
export class CaptureLost extends CardRefused {
  override name = 'CaptureLost';

  constructor(status: number) {
    super('reservation', status);
  }
}

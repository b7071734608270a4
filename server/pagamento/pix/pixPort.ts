/** Status of a charge, named as in BACEN's Pix API 2.9.0. It has no "expired": compare `expiraEm`. */
export type SituacaoCobranca = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
/** Status of a devolução, named as in BACEN's Pix API. */
export type SituacaoDevolucao = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';

/** A charge as the provider is asked for it. */
export interface NewCobranca {
  txid: string;
  valorCentavos: number;
  expiracaoSegundos: number;
  /** Absent where the buyer's CPF is not known, as at a counter. */
  devedor?: { cpf: string; nome: string };
  /** Shown to the payer in the bank's app; at most 140 characters. */
  descricao: string;
}

/** Money that was given back, or is on its way; a card's refund is answered in the same form. */
export interface Estorno {
  id: string;
  valorCentavos: number;
  situacao: SituacaoDevolucao;
}

/** Received money; a payment has one `e2eid`. */
export interface PixReceived {
  e2eid: string;
  valorCentavos: number;
  horario: Date;
  devolucoes: Estorno[];
}

/** A charge as the provider answers it, with the payments that came under it. */
export interface Cobranca {
  txid: string;
  situacao: SituacaoCobranca;
  valorCentavos: number;
  pixCopiaECola: string;
  criadaEm: Date;
  expiraEm: Date;
  pix: PixReceived[];
}

/** A payment service provider. Every call may be repeated; none takes or returns money twice. */
export interface PixPort {
  createCobranca: (charge: NewCobranca) => Promise<Cobranca>;
  findCobranca: (txid: string) => Promise<Cobranca | null>;
  /** Takes an open charge back, so that it cannot be paid any more; a paid one stays as it is. */
  removeCobranca: (txid: string) => Promise<Cobranca | null>;
  /** `id` is our idempotency key: the same one twice gives the money back once. */
  refund: (e2eid: string, id: string, valorCentavos: number) => Promise<Estorno>;
  registerWebhook: (url: string) => Promise<void>;
}

/** The provider refused or did not answer; the caller may try again later. */
export class PixUnavailable extends Error {
  override name = 'PixUnavailable';
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

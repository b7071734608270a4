import type { Banco, MotivoIniciacao, SituacaoIniciacao } from '../../../src/domain/wire/pagamento/iniciacao';

/** A payment in the app of a bank, as the initiator is asked to begin it. */
export interface NovoConsentimento {
  /** Our idempotency key: the same one twice begins one payment. */
  chave: string;
  bancoId: string;
  /** The person at whose account it is paid: banks refuse an account of another CPF. */
  cpf: string;
  valorCentavos: number;
  /** The charge's own copy-and-paste code, so that its provider receives the money under its txid. */
  copiaECola: string;
  /** Address of ours that the person comes back to. */
  retorno: string;
}

/** A payment as the initiator answers it. */
export interface Consentimento {
  id: string;
  situacao: SituacaoIniciacao;
  /** Not null where it was refused, and only there. */
  motivo: MotivoIniciacao | null;
  /** The bank's page of consent, or a link that opens its app; null where there is nothing left to approve. */
  url: string | null;
  /** Until when it may be approved. */
  expiraEm: Date;
}

/** A licensed initiator (ITP, BCB Resolution 80). Every call may be repeated; none moves money twice. */
export interface IniciadorPort {
  listBancos: () => Promise<Banco[]>;
  start: (consentimento: NovoConsentimento) => Promise<Consentimento>;
  find: (id: string) => Promise<Consentimento>;
  registerWebhook: (url: string) => Promise<void>;
}

/** The initiator did not answer; the caller may try again later. */
export class IniciadorUnavailable extends Error {
  override name = 'IniciadorUnavailable';
}

/** The initiator answered that it does not begin this payment. */
export class IniciadorRefused extends Error {
  override name = 'IniciadorRefused';
}

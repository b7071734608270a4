import type { Dia } from '../../../src/domain/base/data';
import type { EstornoPort } from '../estornos/estornos';

/** State of a boleto at its bank: it can be paid, it was, or it was taken back. */
export type SituacaoNoBanco = 'REGISTRADO' | 'LIQUIDADO' | 'BAIXADO';

/** A boleto as its bank is asked to register it. */
export interface NovoBoleto {
  /** Our name for it, by which every request is found again. */
  numero: string;
  valorCentavos: number;
  /** Last day on which it can be paid. */
  vencimento: Dia;
  /** The person who is to pay; money that goes back goes to this CPF. */
  pagador: { cpf: string; nome: string };
  descricao: string;
}

/** Money that was paid under a boleto; a payment has one `id` at the bank. */
export interface PagamentoDeBoleto {
  id: string;
  valorCentavos: number;
  pagoEm: Date;
}

/** A boleto as its bank answers it, with the payments that came under it. */
export interface BoletoNoBanco {
  situacao: SituacaoNoBanco;
  /** 44 digits with the right check digit, of the amount and the day that were asked for. */
  codigoDeBarras: string;
  pagamentos: PagamentoDeBoleto[];
}

/** A bank that registers boletos. Every call may be repeated; none takes or returns money twice. */
export interface BoletoPort {
  register: (boleto: NovoBoleto) => Promise<BoletoNoBanco>;
  find: (numero: string) => Promise<BoletoNoBanco | null>;
  /** Takes an open boleto back (baixa), so that it cannot be paid any more; a paid one stays as it is. */
  withdraw: (numero: string) => Promise<BoletoNoBanco | null>;
  /** Sends money of a payment by Pix to the key of the payer's CPF: a boleto knows no way back. */
  refund: EstornoPort;
  registerWebhook: (url: string) => Promise<void>;
}

/** The bank did not answer; the caller may try again later. */
export class BoletoUnavailable extends Error {
  override name = 'BoletoUnavailable';
}

/** The bank answered that it does not do this. */
export class BoletoRefused extends Error {
  override name = 'BoletoRefused';
}

const away = (): Promise<never> => Promise.reject(new BoletoUnavailable('no bank of boletos is configured'));

/** In the place of a bank whose credentials were taken away: its boletos end as those of a silent one. */
export const noBank: BoletoPort = { register: away, find: away, withdraw: away, refund: away, registerWebhook: away };

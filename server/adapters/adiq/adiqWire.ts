/** Adiq's wire format ↔ the port. The only place that knows how its API spells things. */
import { bandeiras, type Bandeira } from '../../../src/domain/pagamento/cartao';
import type { MetodoCarteira, PagamentoDaCarteira } from '../../../src/domain/wire/pagamento/carteira';
import {
  CartaoRefused,
  CartaoUnavailable,
  type Authentication,
  type CartaoPayment,
  type KeptCartao,
  type NewAuthentication,
  type NewCartaoPayment,
  type TransStatus,
} from '../../pagamento/cartao/cartaoPort';
import type { AdiqAnswer } from './adiqHttp';

export interface PaymentWire {
  paymentId: string;
  orderNumber: string;
  status: 'authorized' | 'captured' | 'canceled' | 'denied' | 'chargeback';
  returnCode: string;
  amount: number;
  authorizationCode?: string;
  /** The refunds, each under the reference of its request. */
  cancels?: { reference: string; amount: number }[];
}

export interface AuthenticationWire {
  code3DS: string;
  transStatus: TransStatus;
  eci?: string | null;
  cavv?: string | null;
  dsTransId?: string | null;
  version?: string | null;
  acsUrl?: string | null;
  brand: string;
  last4: string;
}

/** A token that the acquirer gives for a wallet's card. */
export interface WalletTokenWire {
  numberToken: string;
}

/** A card in the acquirer's vault. */
export interface VaultWire {
  vaultId: string;
  brand: string;
  last4: string;
  expirationMonth: string;
  expirationYear: string;
}

/** The body of a success, an object; throws the refusal otherwise. After an unreadable answer the result is unknown. */
export function readAdiq<T extends object>(answer: AdiqAnswer): T {
  const body = readBody(answer);
  if (!isRecord(body)) throw new CartaoUnavailable('an answer that is no object');
  return body as T;
}

/** As {@link readAdiq}, for an answer that is a list. */
export function readAdiqList<T extends object>(answer: AdiqAnswer): T[] {
  const body = readBody(answer);
  if (!Array.isArray(body) || !body.every(isRecord)) throw new CartaoUnavailable('an answer that is no list');
  return body as T[];
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readBody({ status, body }: AdiqAnswer): unknown {
  if (status >= 200 && status < 300) return body;
  const [first] = Array.isArray(body) ? (body as { tag?: unknown }[]) : [];
  // Refused at the door, or for too many calls: the request had no effect, and a later one may work.
  if (status === 401 || status === 403 || status === 429)
    throw new CartaoUnavailable(`the acquirer answered ${status}`);
  throw new CartaoRefused(typeof first?.tag === 'string' ? first.tag : 'unknown', status);
}

const situacoes: Record<PaymentWire['status'], CartaoPayment['situacao']> = {
  authorized: 'autorizado',
  captured: 'capturado',
  canceled: 'cancelado',
  denied: 'negado',
  chargeback: 'contestado',
};

export function toCardPayment(wire: PaymentWire): CartaoPayment {
  const situacao = situacoes[wire.status];
  // An unreadable answer counts as none.
  if (situacao === undefined || !Number.isInteger(wire.amount) || !isText(wire.paymentId)) {
    throw new CartaoUnavailable('an answer without a meaning');
  }
  return { id: wire.paymentId, situacao, valorCentavos: wire.amount, codigo: wire.returnCode };
}

export function toAuthentication(wire: AuthenticationWire): Authentication {
  if (!isText(wire.code3DS) || !isText(wire.transStatus) || !isText(wire.brand) || !isText(wire.last4)) {
    throw new CartaoUnavailable('an authentication without a meaning');
  }
  return {
    id: wire.code3DS,
    transStatus: wire.transStatus,
    eci: wire.eci ?? null,
    cavv: wire.cavv ?? null,
    dsTransId: wire.dsTransId ?? null,
    versao: wire.version ?? null,
    desafioUrl: wire.acsUrl ?? null,
    bandeira: toBandeira(wire.brand),
    final4: wire.last4,
  };
}

const toBandeira = (brand: string): Bandeira => {
  const found = bandeiras.find((bandeira) => bandeira === brand.toLowerCase());
  if (found === undefined) throw new CartaoRefused('brand', 200);
  return found;
};

/** A name that reads like a card's number is none: it would be stored. */
const isVaultId = (value: unknown): value is string =>
  isText(value) && value.length <= 64 && !/(?:\d[ -]?){13}/.test(value);

/** The token of a wallet's card, which pays once; throws {@link CartaoUnavailable} for an answer that cannot be stored. */
export function toTokenDaCarteira({ numberToken }: WalletTokenWire): string {
  if (!isVaultId(numberToken)) throw new CartaoUnavailable('a token without a meaning');
  return numberToken;
}

const walletTypes: Record<MetodoCarteira, string> = { google_pay: 'googlepay', teste: 'sandbox' };

export const toWalletTokenBody = (chave: string, { metodo, token }: PagamentoDaCarteira) => ({
  orderNumber: chave,
  walletType: walletTypes[metodo],
  walletToken: token,
});

/** A kept card; throws {@link CartaoUnavailable} for an answer that cannot be stored. */
export function toKeptCartao(wire: VaultWire): KeptCartao {
  const validade = toValidade(wire);
  if (!isVaultId(wire.vaultId) || !isText(wire.brand) || !/^\d{4}$/.test(wire.last4) || validade === null) {
    throw new CartaoUnavailable('a kept card without a meaning');
  }
  return { cofre: wire.vaultId, bandeira: toBandeira(wire.brand), final4: wire.last4, validade };
}

/** The year comes with two digits or four. */
function toValidade({ expirationMonth, expirationYear }: VaultWire): string | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(`${expirationMonth}/${expirationYear}`) ?? [];
  return month === undefined || year === undefined ? null : `20${year}-${month.padStart(2, '0')}`;
}

const toTransactionType = { credito: 'credit', debito: 'debit' } as const;

export const toAuthenticationBody = (request: NewAuthentication) => ({
  orderNumber: request.chave,
  amount: request.valorCentavos,
  currencyCode: 'brl',
  transactionType: toTransactionType[request.tipo],
  cardInfo: { vaultId: request.cofre ?? request.token },
  urlSite3DS: request.retornoUrl,
  notification: { nonce: request.nonce, reference: request.referencia },
  deviceInfo: {
    httpAcceptBrowserValue: request.navegador.accept,
    httpBrowserLanguage: request.navegador.idioma,
    httpBrowserColorDepth: String(request.navegador.profundidadeCor),
    httpBrowserScreenHeight: String(request.navegador.alturaTela),
    httpBrowserScreenWidth: String(request.navegador.larguraTela),
    httpBrowserTimeDifference: String(request.navegador.fusoMinutos),
    httpBrowserJavaEnabled: 'N',
    userAgentBrowserValue: request.navegador.userAgent,
    ipAddress: request.navegador.ip,
  },
});

/** Credit is only authorised (`pa`) until the seats are sold; debit is captured at once. */
export const toPaymentBody = (request: NewCartaoPayment, bill: { softDescriptor?: string }) => ({
  payment: {
    transactionType: toTransactionType[request.tipo],
    amount: request.valorCentavos,
    currencyCode: 'brl',
    productType: request.parcelas > 1 ? 'lojista' : 'avista',
    installments: request.parcelas,
    captureType: request.tipo === 'credito' ? 'pa' : 'ac',
    recurrent: false,
  },
  // A kept card pays with the code that was typed for this payment alone.
  cardInfo: request.cofre ? { vaultId: request.cofre, securityCodeToken: request.token } : { vaultId: request.token },
  sellerInfo: { orderNumber: request.chave, ...bill, code3DS: request.autenticacaoId },
});

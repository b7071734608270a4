/** The acquirer's charges outside the shop ↔ the port. The only place that knows how its API spells them. */
import { bandeiras, type TipoCartao } from '../../../src/domain/pagamento/cartao';
import { createAdiqCaller, softDescriptorOf, type AdiqAnswer, type AdiqCredentials } from './adiqHttp';
import { readAdiq, toCardPayment, type PaymentWire } from './adiqWire';
import { CartaoUnavailable, type TransStatus } from '../../pagamento/cartao/cartaoPort';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type {
  ExternalCobranca,
  ExternalCobrancaPort,
  ExternalPayment,
  NewExternalCobranca,
} from '../../pagamento/externo/externalPort';

export interface ExternalPaymentWire extends PaymentWire {
  transactionType: 'credit' | 'debit';
  installments: number;
  brand: string;
  last4: string;
  threeDs: {
    code3DS: string;
    transStatus: TransStatus;
    eci: string | null;
    cavv: string | null;
    dsTransId: string;
  } | null;
}

export interface ExternalChargeWire {
  orderNumber: string;
  channel: 'link' | 'terminal';
  status: 'open' | 'paid' | 'declined' | 'canceled' | 'expired';
  url: string | null;
  expiresAt: string;
  payment: ExternalPaymentWire | null;
}

const situacoes: Record<ExternalChargeWire['status'], ExternalCobranca['situacao']> = {
  open: 'aberta',
  paid: 'paga',
  declined: 'recusada',
  canceled: 'cancelada',
  expired: 'expirada',
};
const tipos: Record<ExternalPaymentWire['transactionType'], TipoCartao> = { credit: 'credito', debit: 'debito' };
const types: Record<TipoCartao, ExternalPaymentWire['transactionType']> = { credito: 'credit', debito: 'debit' };

/** Adiq over HTTP, as `createAdiqAcquirer`: links and terminals. */
export function createAdiqExternal(
  credentials: AdiqCredentials,
  fetch: Fetch = globalThis.fetch,
  timeoutMs?: number,
): ExternalCobrancaPort {
  const call = createAdiqCaller(credentials, fetch, timeoutMs);
  const path = (chave: string): string => `/v1/charges/${encodeURIComponent(chave)}`;
  const read = (answer: AdiqAnswer): ExternalCobranca | null =>
    answer.status === 404 ? null : toCharge(readAdiq<ExternalChargeWire>(answer));
  return {
    create: async (charge) =>
      toCharge(
        readAdiq<ExternalChargeWire>(await call('POST', '/v1/charges', toBody(charge, softDescriptorOf(credentials)))),
      ),
    find: async (chave) => read(await call('GET', path(chave))),
    cancel: async (chave) => read(await call('PUT', `${path(chave)}/cancel`)),
  };
}

const toBody = (
  { chave, valorCentavos, expiracaoSegundos, referencia, retornoUrl, way }: NewExternalCobranca,
  bill: { softDescriptor?: string },
) => ({
  orderNumber: chave,
  amount: valorCentavos,
  currencyCode: 'brl',
  expiresIn: expiracaoSegundos,
  reference: referencia,
  urlReturn: retornoUrl,
  ...bill,
  channel: way.meio,
  installments: way.parcelas,
  ...(way.meio === 'terminal' && { transactionType: types[way.tipo] }),
});

function toCharge(wire: ExternalChargeWire): ExternalCobranca {
  const situacao = situacoes[wire.status];
  const expiraEm = new Date(wire.expiresAt);
  const hasMoney = wire.payment !== null && wire.payment !== undefined;
  // A contradictory answer counts as none.
  if (situacao === undefined || Number.isNaN(expiraEm.getTime()) || (situacao === 'paga') !== hasMoney) {
    throw new CartaoUnavailable('a charge without a meaning');
  }
  return { situacao, url: wire.url, expiraEm, pagamento: wire.payment ? toPayment(wire.payment) : null };
}

function toPayment(wire: ExternalPaymentWire): ExternalPayment {
  const bandeira = bandeiras.find((one) => one === String(wire.brand).toLowerCase());
  const tipo = tipos[wire.transactionType];
  if (bandeira === undefined || tipo === undefined) throw new CartaoUnavailable('a payment without a meaning');
  const { threeDs } = wire;
  return {
    ...toCardPayment(wire),
    tipo,
    parcelas: wire.installments,
    bandeira,
    final4: wire.last4,
    autenticacao: threeDs && {
      id: threeDs.code3DS,
      transStatus: threeDs.transStatus,
      eci: threeDs.eci,
      cavv: threeDs.cavv,
      dsTransId: threeDs.dsTransId,
    },
  };
}

import { createAdiqCaller, softDescriptorOf, type AdiqCredentials } from './adiqHttp';
import {
  readAdiq,
  readAdiqList,
  toAuthentication,
  toAuthenticationBody,
  toCardPayment,
  toKeptCartao,
  toPaymentBody,
  toTokenDaCarteira,
  toWalletTokenBody,
  type AuthenticationWire,
  type PaymentWire,
  type VaultWire,
  type WalletTokenWire,
} from './adiqWire';
import { CaptureLost, CartaoRefused, type CartaoPayment, type CartaoPort } from '../../pagamento/cartao/cartaoPort';
import type { Fetch } from '../../platform/http/outgoing/fetch';

const paymentPath = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`;
const authenticationPath = (id: string): string => `/v1/3ds/authentications/${encodeURIComponent(id)}`;

function createReads(call: ReturnType<typeof createAdiqCaller>) {
  return {
    readPayment: async (id: string): Promise<PaymentWire> => readAdiq<PaymentWire>(await call('GET', paymentPath(id))),
    askAuthentication: async (method: string, path: string) => {
      const answer = await call(method, path);
      return answer.status === 404 ? null : toAuthentication(readAdiq<AuthenticationWire>(answer));
    },
    findByKey: async (chave: string): Promise<CartaoPayment | null> => {
      const answer = await call('GET', `/v1/payments?orderNumber=${encodeURIComponent(chave)}`);
      if (answer.status === 404) return null;
      const [first] = readAdiqList<PaymentWire>(answer);
      return first ? toCardPayment(first) : null;
    },
  };
}

/** The acquirer's vault of cards. */
const createVault = (call: ReturnType<typeof createAdiqCaller>): Pick<CartaoPort, 'keepCartao' | 'forgetCartao'> => ({
  // The card was just paid with, so the bank is not asked again.
  keepCartao: async (token) =>
    toKeptCartao(
      readAdiq<VaultWire>(await call('POST', '/v1/vaults/cards', { numberToken: token, verifyCard: false })),
    ),
  async forgetCartao(cofre) {
    const answer = await call('DELETE', `/v1/vaults/cards/${encodeURIComponent(cofre)}`);
    if (answer.status >= 300 && answer.status !== 404) readAdiq(answer);
  },
});

const createWalletExchange =
  (call: ReturnType<typeof createAdiqCaller>): CartaoPort['exchangeCarteira'] =>
  async (chave, carteira) => {
    const answer = await call('POST', '/v1/tokens/wallets', toWalletTokenBody(chave, carteira));
    return toTokenDaCarteira(readAdiq<WalletTokenWire>(answer));
  };

/**
 * Adiq over HTTP: the embedded sandbox by default, the acquirer itself by configuration. Every call is idempotent: a
 * repeated one finds the earlier result and answers it.
 */
export function createAdiqAcquirer(
  credentials: AdiqCredentials,
  fetch: Fetch = globalThis.fetch,
  timeoutMs?: number,
): CartaoPort {
  const call = createAdiqCaller(credentials, fetch, timeoutMs);
  const { readPayment, askAuthentication, findByKey } = createReads(call);

  return {
    ...createVault(call),
    exchangeCarteira: createWalletExchange(call),
    authenticate: async (request) => {
      const answer = await call('POST', '/v1/3ds/authentications', toAuthenticationBody(request));
      return toAuthentication(readAdiq<AuthenticationWire>(answer));
    },
    findAuthentication: (id) => askAuthentication('GET', authenticationPath(id)),
    cancelAuthentication: (id) => askAuthentication('PUT', `${authenticationPath(id)}/cancel`),

    async authorise(request) {
      const answer = await call('POST', '/v1/payments', toPaymentBody(request, softDescriptorOf(credentials)));
      // Refused because the key was used: the earlier payment is the answer.
      const existing = answer.status >= 400 ? await findByKey(request.chave) : null;
      return existing ?? toCardPayment(readAdiq<PaymentWire>(answer));
    },
    findByKey,

    async capture(id, valorCentavos) {
      const answer = await call('PUT', `${paymentPath(id)}/capture`, { amount: valorCentavos });
      // Refused because it was captured before: the caller gets its present state.
      const now = answer.status < 300 ? readAdiq<PaymentWire>(answer) : await readPayment(id);
      const payment = toCardPayment(now);
      if (payment.situacao === 'cancelado' || payment.situacao === 'negado') throw new CaptureLost(answer.status);
      if (payment.situacao !== 'capturado') throw new CartaoRefused('capture', answer.status);
      return payment;
    },

    async void(id, valorCentavos) {
      const answer = await call('PUT', `${paymentPath(id)}/cancel`, { amount: valorCentavos, reference: 'void' });
      const now = answer.status < 300 ? readAdiq<PaymentWire>(answer) : await readPayment(id);
      const payment = toCardPayment(now);
      // A denied payment holds no money either.
      const isGone = payment.situacao === 'cancelado' || payment.situacao === 'negado';
      if (!isGone) throw new CartaoRefused('cancel', answer.status);
      return payment;
    },

    async refund(id, refundId, valorCentavos) {
      const isDone = ({ cancels = [] }: PaymentWire) => cancels.some(({ reference }) => reference === refundId);
      if (!isDone(await readPayment(id))) {
        const answer = await call('PUT', `${paymentPath(id)}/cancel`, { amount: valorCentavos, reference: refundId });
        if (answer.status >= 300 && !isDone(await readPayment(id))) {
          return { id: refundId, valorCentavos, situacao: 'NAO_REALIZADO' };
        }
      }
      return { id: refundId, valorCentavos, situacao: 'DEVOLVIDO' };
    },
  };
}

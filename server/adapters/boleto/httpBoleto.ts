import { toValorPix } from '../../../src/domain/base/dinheiro';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createJsonCaller, isDone } from '../../platform/http/outgoing/jsonApi';
import {
  BoletoRefused,
  BoletoUnavailable,
  type BoletoNoBanco,
  type BoletoPort,
} from '../../pagamento/boleto/boletoPort';
import type { ClientCredentials } from '../../platform/http/outgoing/clientCredentials';
import { toBoletoNoBanco, toEstorno } from './boletoWire';

/**
 * A bank that registers boletos over HTTP: the embedded sandbox by default, a bank by configuration. There is no open standard for
 * it as BACEN's is for Pix; the names here are ours, of what all banks' APIs have in common, and are checked in homologation.
 */
export function createHttpBoleto(credentials: ClientCredentials, fetch: Fetch = globalThis.fetch): BoletoPort {
  const call = createJsonCaller(credentials, fetch, (why) => new BoletoUnavailable(why));
  const path = (numero: string): string => `/boletos/${encodeURIComponent(numero)}`;

  const find = async (numero: string): Promise<BoletoNoBanco | null> => {
    const answer = await call('GET', path(numero));
    if (answer.status === 404) return null;
    if (!isDone(answer)) throw new BoletoUnavailable(`the bank answered ${answer.status}`);
    return toBoletoNoBanco(answer.body);
  };

  return {
    find,

    async register({ numero, valorCentavos, vencimento, pagador, descricao }) {
      const body = { valor: toValorPix(valorCentavos), vencimento, pagador, descricao };
      const answer = await call('PUT', path(numero), body);
      if (isDone(answer)) return toBoletoNoBanco(answer.body);
      // The number is ours: a boleto that exists was registered by an earlier attempt whose answer was lost.
      const existing = await find(numero);
      if (existing) return existing;
      throw new BoletoRefused(`the bank answered ${answer.status}`);
    },

    async withdraw(numero) {
      const answer = await call('POST', `${path(numero)}/baixa`, {});
      // Refused because it was paid or taken back meanwhile: the caller gets its present state.
      return isDone(answer) ? toBoletoNoBanco(answer.body) : find(numero);
    },

    async refund(pagamentoId, id, valorCentavos) {
      const at = `/pagamentos/${encodeURIComponent(pagamentoId)}/devolucoes/${encodeURIComponent(id)}`;
      const answer = await call('PUT', at, { valor: toValorPix(valorCentavos) });
      if (!isDone(answer)) throw new BoletoUnavailable(`the bank answered ${answer.status}`);
      return toEstorno(answer.body);
    },

    async registerWebhook(url) {
      const answer = await call('PUT', '/webhook', { url });
      if (!isDone(answer)) throw new BoletoUnavailable(`the bank answered ${answer.status}`);
    },
  };
}

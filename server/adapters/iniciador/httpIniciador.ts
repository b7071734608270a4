import { toValorPix } from '../../../src/domain/base/dinheiro';
import { IniciadorRefused, IniciadorUnavailable, type IniciadorPort } from '../../pagamento/iniciacao/iniciadorPort';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createJsonCaller, isDone, type JsonAnswer } from '../../platform/http/outgoing/jsonApi';
import type { ClientCredentials } from '../../platform/http/outgoing/clientCredentials';
import { toBancos, toConsentimento } from './iniciadorWire';

/**
 * A licensed initiator over HTTP: the embedded sandbox by default, a partner by configuration. Open Finance Brasil standardises the
 * API between initiator and bank, not the one that initiators offer to shops; requests and answers here keep the names of the
 * former (payments API v4: consents, QRDN), and are checked in homologation (ADR 115).
 * @param site our own origin, the only one besides https that a person is sent to.
 */
export function createHttpIniciador(
  { site, ...api }: ClientCredentials & { site: string },
  fetch: Fetch = globalThis.fetch,
): IniciadorPort {
  const call = createJsonCaller(api, fetch, (why) => new IniciadorUnavailable(why));
  const done = (answer: JsonAnswer): JsonAnswer => {
    if (isDone(answer)) return answer;
    throw new IniciadorUnavailable(`the initiator answered ${answer.status}`);
  };

  return {
    async listBancos() {
      return toBancos(done(await call('GET', '/participants')).body);
    },

    async start({ chave, bancoId, cpf, valorCentavos, copiaECola, retorno }) {
      const body = {
        authorisationServerId: bancoId,
        redirectUri: retorno,
        data: {
          loggedUser: { document: { identification: cpf, rel: 'CPF' } },
          payment: {
            type: 'PIX',
            currency: 'BRL',
            amount: toValorPix(valorCentavos),
            details: { localInstrument: 'QRDN', qrCode: copiaECola },
          },
        },
      };
      const answer = await call('POST', '/consents', body, { 'x-idempotency-key': chave });
      if (isDone(answer)) return toConsentimento(answer.body, site);
      // Wrong credentials, or too many requests at once, say nothing about this payment.
      const isRefusal = answer.status === 400 || answer.status === 409 || answer.status === 422;
      if (isRefusal) throw new IniciadorRefused(`the initiator answered ${answer.status}`);
      throw new IniciadorUnavailable(`the initiator answered ${answer.status}`);
    },

    async find(id) {
      return toConsentimento(done(await call('GET', `/consents/${encodeURIComponent(id)}`)).body, site);
    },

    async registerWebhook(url) {
      done(await call('PUT', '/webhook', { url }));
    },
  };
}

import { toValorPix } from '../../../src/domain/base/dinheiro';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { ClientCredentials } from '../../platform/http/outgoing/clientCredentials';
import { createPixCaller } from './pixHttp';
import { PixUnavailable, type Cobranca, type NewCobranca, type PixPort } from '../../pagamento/pix/pixPort';
import { toCharge, toRefund, type CobWire, type DevolucaoWire } from './pixWire';

export interface PixPspOptions extends ClientCredentials {
  /** The Pix key that receives the money. */
  chave: string;
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new PixUnavailable(`the provider answered ${response.status}`, response.status);
  return (await response.json()) as T;
}

const toCobBody = (charge: NewCobranca, chave: string) => ({
  calendario: { expiracao: charge.expiracaoSegundos },
  ...(charge.devedor && { devedor: charge.devedor }),
  valor: { original: toValorPix(charge.valorCentavos) },
  chave,
  solicitacaoPagador: charge.descricao.slice(0, 140),
});

/**
 * Any provider that speaks BACEN's Pix API 2.9.0 over HTTP: the embedded sandbox by default, a bank by configuration.
 */
export function createHttpPixPsp(options: PixPspOptions, fetch: Fetch = globalThis.fetch): PixPort {
  const call = createPixCaller(options, fetch);
  const cobPath = (txid: string): string => `/cob/${encodeURIComponent(txid)}`;

  const findCobranca = async (txid: string): Promise<Cobranca | null> => {
    const response = await call('GET', cobPath(txid));
    return response.status === 404 ? null : toCharge(await read<CobWire>(response));
  };

  return {
    findCobranca,

    async createCobranca(charge) {
      const response = await call('PUT', cobPath(charge.txid), toCobBody(charge, options.chave));
      if (response.ok) return toCharge(await read<CobWire>(response));
      // The txid is ours: a charge that exists was created by an earlier attempt whose answer was lost.
      const existing = response.status < 500 ? await findCobranca(charge.txid) : null;
      if (existing) return existing;
      throw new PixUnavailable('the provider refused the charge', response.status);
    },

    async removeCobranca(txid) {
      const response = await call('PATCH', cobPath(txid), { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
      if (response.status === 404) return null;
      // Refused because it was paid or removed meanwhile: the caller gets its present state.
      return response.status === 400 || response.status === 422
        ? findCobranca(txid)
        : toCharge(await read<CobWire>(response));
    },

    async refund(e2eid, id, valorCentavos) {
      const path = `/pix/${encodeURIComponent(e2eid)}/devolucao/${encodeURIComponent(id)}`;
      const response = await call('PUT', path, { valor: toValorPix(valorCentavos) });
      if (response.ok) return toRefund(await read<DevolucaoWire>(response));
      return toRefund(await read<DevolucaoWire>(await call('GET', path)));
    },

    async registerWebhook(url) {
      const response = await call('PUT', `/webhook/${encodeURIComponent(options.chave)}`, { webhookUrl: url });
      if (!response.ok) throw new PixUnavailable('the provider refused the webhook', response.status);
    },
  };
}

import type { PraxioConfig } from '../../adapters/praxio/praxioConfig';
import { LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';

/** The embedded operator's system, as `createHttpPraxio` reaches it by the server's own fetch. */
export const SANDBOX_PRAXIO: PraxioConfig = {
  baseUrl: `${LOCAL_ORIGIN}/_sandbox/praxio`,
  nome: 'itape',
  senha: 'itape',
  empresa: '1',
  cliente: 'ITAPE',
};

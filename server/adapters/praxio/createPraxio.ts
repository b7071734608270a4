import type { Config } from '../../config';
import type { Fetch } from '../pix/pixHttp';
import { LOCAL_ORIGIN } from '../../platform/http/localFetch';
import { createHttpPraxio } from './httpPraxio';
import type { PraxioPort } from '../../praxioPort';

const SANDBOX = {
  baseUrl: `${LOCAL_ORIGIN}/_sandbox/praxio`,
  nome: 'itape',
  senha: 'itape',
  empresa: '1',
  cliente: 'ITAPE',
};

/** The operator's system that the environment names, else the embedded one. */
export const createPraxio = ({ praxio }: Pick<Config, 'praxio'>, fetch: Fetch): PraxioPort =>
  createHttpPraxio(praxio ?? SANDBOX, fetch);

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { Bank } from '../pix/bank';
import { type AvisosDoIniciador, createAvisosDoIniciador } from './avisosDoIniciador';
import { type Consentimentos, createConsentimentos } from './consentimentos';

export interface IniciadorServices {
  consentimentos: Consentimentos;
  avisos: AvisosDoIniciador;
  /** Our own origin, at which the banks' pages stand. */
  publicUrl: string;
  /** Tells the shop of a decision: the initiator's notice, and that of the Pix, if there is one. */
  tell: (consentId: string) => void;
}

interface Needs {
  database: Database;
  bank: Bank;
  fetch: Fetch;
  log: Pick<FastifyBaseLogger, 'error'>;
  publicUrl: string;
  /** Sends the notices of Pix now instead of at the next turn. */
  notify: () => void;
}

/** The embedded initiator: its books, and its notices. */
export function createIniciador({ database, bank, fetch, log, publicUrl, notify }: Needs): IniciadorServices {
  const avisos = createAvisosDoIniciador(fetch);
  return {
    consentimentos: createConsentimentos(database, bank),
    avisos,
    publicUrl,
    tell: (consentId) => {
      notify();
      avisos.send(consentId).catch((err: unknown) => log.error({ err }, 'initiator notice'));
    },
  };
}

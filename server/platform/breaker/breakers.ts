import type { FastifyBaseLogger } from 'fastify';
import type { Reader } from '../database/database';
import { createBreaker, type OpenBreaker } from './breaker';
import { forgetOpen, noteOpen } from './disjuntorRepository';

/** The systems of others that the product calls. */
export const sistemas = [
  'adquirente',
  'operadora',
  'identidade',
  'email',
  'whatsapp',
  'sms',
  'push',
  'pix',
  'boleto',
  'iniciador',
  'posicoes',
] as const;
export type Sistema = (typeof sistemas)[number];

export interface Breakers {
  /** Makes breakers of a system; all of them are one in the metrics and in the alerts. */
  of: (sistema: Sistema) => OpenBreaker;
  /** Each system, and whether one of its breakers is open in this process. */
  states: () => { sistema: Sistema; aberto: boolean }[];
}

interface Parts {
  db: Reader;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  restMs?: number | undefined;
}

/**
 * The circuit breakers of a process. An open one is written down, so that the alerts of all replicas know of it; a
 * database that is away does not hold up a call.
 */
export function createBreakers({ db, log, restMs }: Parts): Breakers {
  const open = new Map<Sistema, Set<symbol>>(sistemas.map((sistema) => [sistema, new Set()]));
  return {
    of: (sistema) => (options) => {
      const own = Symbol(sistema);
      const among = open.get(sistema);
      const onState = (isOpen: boolean): void => {
        if (isOpen && !among?.has(own)) log.warn({ sistema }, 'breaker opened');
        if (isOpen) among?.add(own);
        else among?.delete(own);
        options.onState?.(isOpen);
        const written = isOpen ? noteOpen(db, sistema) : forgetOpen(db, sistema);
        written.catch((err: unknown) => log.error({ err }, 'breaker not written'));
      };
      return createBreaker({ restMs, ...options, onState });
    },
    states: () => sistemas.map((sistema) => ({ sistema, aberto: (open.get(sistema)?.size ?? 0) > 0 })),
  };
}

import { Agent, fetch as undiciFetch } from 'undici';
import { tlsOptions, type ClientCertificate } from './clientCertificate';
import type { Fetch } from './fetch';

export interface MutualFetch {
  fetch: Fetch;
  /** Ends the connections that wait for work. */
  close: () => Promise<void>;
}

/**
 * `fetch` that shows our certificate to every server it calls (mutual TLS), so it is for that one provider's addresses
 * alone. The client of the package is used with its own agent: an agent of one version does not fit the `fetch` that
 * another version brings along with Node.
 */
export function createMutualFetch(certificate: ClientCertificate): MutualFetch {
  const dispatcher = new Agent({ connect: { ...tlsOptions(certificate), minVersion: 'TLSv1.2' } });
  return {
    fetch: async (url, { method = 'GET', headers, body, redirect, signal }) => {
      const answer = await undiciFetch(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        dispatcher,
        ...(typeof body === 'string' && { body }),
        ...(redirect && { redirect }),
        ...(signal && { signal }),
      });
      const isEmpty = answer.status === 204 || answer.status === 304;
      return new Response(isEmpty ? null : await answer.text(), {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
      });
    },
    close: () => dispatcher.close(),
  };
}

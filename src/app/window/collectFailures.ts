import type { FalhasDoNavegador } from '../../domain/wire/base/falhasDoNavegador';
import { createCollector } from '../../services/falhas/createCollector';
import type { TellFailure } from '../../services/falhas/watchFailures';

/** The collector of this page; its reports outlive the page (`keepalive`), and carry no token. */
export const collectFailures = (send: typeof fetch): TellFailure =>
  createCollector({
    path: () => window.location.pathname,
    post: (body: FalhasDoNavegador) =>
      send('/api/Relatorios/Falhas', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: true,
        credentials: 'omit',
      }),
    later: (work, ms) => window.setTimeout(work, ms),
  });

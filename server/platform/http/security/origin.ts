import { msg } from '../../../../src/words/t';
import type { FastifyRequest } from 'fastify';
import type { App } from '../appTypes';
import { badRequest } from '../problem';

/** A name or an address with its port, as RFC 9110 writes a host; nothing that changes the meaning of an address. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Whether a `Host` header names a host and nothing else. */
export function isHost(text: string): boolean {
  const match = HOST.exec(text);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

/**
 * Refuses a request with an invalid host (400), and sets the browser's origin, `request.origin`. In production that
 * is `PUBLIC_URL`, independent of the request's headers; elsewhere the name by which this machine was called, since
 * `localhost` and `127.0.0.1` are two origins of one shop.
 */
export function registerOrigin(app: App, { production, publicUrl }: { production: boolean; publicUrl: string }): void {
  const configured = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      isHost(request.host) ? undefined : badRequest('HOST_INVALIDO', msg('Não entendemos o endereço que foi chamado.')),
    );
  });
  app.decorateRequest('origin', {
    getter(this: FastifyRequest) {
      return production ? configured : `${this.protocol}://${this.host}`;
    },
  });
}

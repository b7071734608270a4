import { randomUUID } from 'node:crypto';
import type { App } from '../appTypes';

/** Sends each answer's id in the log along with it; an id that the caller sends is not used. */
export function registerRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** A new id for a request. */
export const newRequestId = (): string => randomUUID();

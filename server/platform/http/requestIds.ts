import { randomUUID } from 'node:crypto';
import type { App } from './appTypes';

/** Every answer says under which id it stands in the log; a caller's own id is not trusted with that. */
export function registerRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** A new id for a request. */
export const newRequestId = (): string => randomUUID();

import { msg } from '../../../../src/words/t';
import type { FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import type { App } from '../appTypes';
import { toProblema } from '../problem';

/** How long a request may take to arrive, in ms; what takes longer holds a connection for nothing. */
export interface Deadlines {
  headersMs: number;
  bodyMs: number;
  /** Bodies larger than usual, such as a file from a slow phone. */
  uploadMs: number;
}

/** Node looks for late headers so often, and no less often than this. */
const CHECK_MS = 1_000;

/** The deadlines by the names of their variables, in ms. */
interface DeadlineVariables {
  HEADERS_TIMEOUT_MS: number;
  BODY_TIMEOUT_MS: number;
  UPLOAD_TIMEOUT_MS: number;
}

export const readDeadlines = (env: DeadlineVariables): Deadlines => ({
  headersMs: env.HEADERS_TIMEOUT_MS,
  bodyMs: env.BODY_TIMEOUT_MS,
  uploadMs: env.UPLOAD_TIMEOUT_MS,
});

/** Node's own deadlines: for headers, and as the last resort for the whole request. */
export const slowRequestOptions = ({ headersMs, bodyMs, uploadMs }: Deadlines) => ({
  requestTimeout: headersMs + Math.max(bodyMs, uploadMs),
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(CHECK_MS, headersMs) },
});

/** Cuts a request whose body does not arrive in time: by the route's size, since Node has one deadline for all. */
export function registerBodyDeadline(app: App, { bodyMs, uploadMs }: Deadlines, usualLimit: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (!hasBody(request)) return;
    const { bodyLimit } = request.routeOptions;
    const { raw } = request;
    const late = (): void => {
      // A body that nobody read has arrived all the same; a request without a connection is injected.
      if (!raw.complete && raw.socket instanceof Socket) endSlow(raw.socket);
    };
    const timer = setTimeout(late, (bodyLimit ?? 0) > usualLimit ? uploadMs : bodyMs).unref();
    const arrived = (): void => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Says why on the bare connection, for the reply's own way waits for the body, and ends it. */
function endSlow(socket: Socket): void {
  if (socket.destroyed) return;
  const erro = { codigo: 'REQUISICAO_LENTA', mensagem: msg('O envio demorou demais. Tente novamente.') };
  const body = JSON.stringify(toProblema(408, [erro]));
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable && socket.bytesWritten === 0) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

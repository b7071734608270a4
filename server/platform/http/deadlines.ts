import type { FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import type { App } from './appTypes';
import { toProblema } from './problem';

/** How long a request may take to arrive, in ms; what takes longer holds a connection for nothing. */
export interface Deadlines {
  headersMs: number;
  bodyMs: number;
  /** Bodies larger than usual, such as a file from a slow phone. */
  uploadMs: number;
}

const DEFAULTS: Deadlines = { headersMs: 10_000, bodyMs: 20_000, uploadMs: 120_000 };
/** Node looks for late headers so often, and no less often than this. */
const CHECK_MS = 1_000;

/** Reads the deadlines; refuses what is no duration, with a message fit for a terminal. */
export function readDeadlines(env: Readonly<Record<string, string | undefined>>): Deadlines {
  const read = (name: string, fallback: number): number => {
    const text = env[name];
    if (!text) return fallback;
    const ms = Number(text);
    if (!Number.isInteger(ms) || ms < 50 || ms > 600_000) throw new Error(`${name} inválido: ${text}`);
    return ms;
  };
  return {
    headersMs: read('HEADERS_TIMEOUT_MS', DEFAULTS.headersMs),
    bodyMs: read('BODY_TIMEOUT_MS', DEFAULTS.bodyMs),
    uploadMs: read('UPLOAD_TIMEOUT_MS', DEFAULTS.uploadMs),
  };
}

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
  const erro = { codigo: 'REQUISICAO_LENTA', mensagem: 'O envio demorou demais. Tente novamente.' };
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

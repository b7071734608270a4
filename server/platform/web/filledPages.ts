import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillModelo } from '../../../src/domain/aplicativo/modeloPagina';
import type { Pagina } from '../../../src/domain/wire/base/config';
import { encodedBody, sendEncoded, type EncodedBody } from '../http/encodedBody';

/** A page is sent to everybody until the company's data change. */
const BROTLI_QUALITY = 11;

/** A page as it is sent. */
interface FilledPage {
  etag: string;
  body: EncodedBody;
}

/** Sends a built page with the company's data filled in. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A page of the build with places to fill in (`.index.html`), filled in and compressed once for each state of the data.
 * Undefined where the build has no such page.
 */
export function createFilledPage(distDir: string, name: string, pagina: () => Pagina): SendPage | undefined {
  const file = join(distDir, `.${name}`);
  if (!existsSync(file)) return undefined;
  const modelo = readFileSync(file, 'utf8');
  let kept: { state: string; page: FilledPage } | undefined;
  const current = (): FilledPage => {
    const state = JSON.stringify(pagina());
    if (kept?.state !== state) kept = { state, page: fill(modelo, pagina()) };
    return kept.page;
  };
  return async (request, reply) => {
    const { etag, body } = current();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
    return sendEncoded(request, reply, body);
  };
}

function fill(modelo: string, pagina: Pagina): FilledPage {
  const html = Buffer.from(fillModelo(modelo, pagina));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { etag, body: encodedBody(html, BROTLI_QUALITY) };
}

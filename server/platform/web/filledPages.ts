import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/addVary';
import { fillModelo, type Aparencia } from '../../../src/domain/aplicativo/modeloPagina';
import { isLogotipoDesenhado } from '../../../src/domain/companhia/marca/nomeDaMarca';
import type { Pagina } from '../../../src/domain/wire/base/config';
import { encodedBody, sendEncoded, type EncodedBody } from '../http/encodedBody';

/** A page is sent to everybody until the company's data change. */
const BROTLI_QUALITY = 11;

/** A page as it is sent. */
interface FilledPage {
  etag: string;
  body: EncodedBody;
}

/** The company's words and looks in the served pages: each the same object until it changes. */
export interface Site {
  pagina: () => Pagina;
  aparencia: () => Aparencia;
}

/** Sends a built page with the company's data filled in. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A page of the build with places to fill in (`.index.html`), filled in and compressed once for each state of the data.
 * Undefined where the build has no such page. A page that shows the logo was built twice: drawn, and written.
 */
export function createFilledPage(distDir: string, name: string, { pagina, aparencia }: Site): SendPage | undefined {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const modelo = read(join(distDir, `.${name}`));
  if (modelo === undefined) return undefined;
  const escrito = read(join(distDir, `.escrito.${name}`)) ?? modelo;
  let kept: { said: Pagina; look: Aparencia; page: FilledPage } | undefined;
  const current = (): FilledPage => {
    const said = pagina();
    const look = aparencia();
    if (kept?.said !== said || kept.look !== look) {
      const source = isLogotipoDesenhado(said.marca) ? modelo : escrito;
      kept = { said, look, page: encode(fillModelo(source, said, look)) };
    }
    return kept.page;
  };
  return async (request, reply) => {
    const { etag, body } = current();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    addVary(reply, 'accept-encoding');
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
    return sendEncoded(request, reply, body);
  };
}

function encode(text: string): FilledPage {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { etag, body: encodedBody(html, BROTLI_QUALITY) };
}

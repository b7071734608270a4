import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLogotipoDesenhado, palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { createHash } from 'node:crypto';
import { FOLHA, type AparenciaServida } from '../aparencia';
import { iconeOf } from '../icone';
import type { LiveCompanhia } from '../liveCompanhia';
import { manifestoOf } from '../manifesto';

interface Marca {
  companhia: LiveCompanhia;
  aparencia: () => AparenciaServida;
  /** The built web, whose manifest and icon are those of the build's own brand. */
  distDir: string;
}

const YEAR_S = 31_536_000;
/** A browser asks for the icon anew at each address within the app, and a new brand's icon may be an hour late. */
const ICON_S = 3_600;
const options = { schema: { hide: true } };

/** The brand's files, of the document in force: its stylesheet, the manifest of the installed app, and the icon. */
export function registerMarca(app: App, { companhia, aparencia, distDir }: Marca): void {
  app.get<{ Querystring: { v?: string } }>(FOLHA, options, (request, reply) => {
    const { css, hash } = aparencia();
    // Another version than the one that is asked for is not kept under its address.
    const isNamed = request.query.v === hash;
    void reply.header('cache-control', isNamed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    return sendText(request, reply.type('text/css; charset=utf-8'), css);
  });

  const built = (name: string) => {
    const file = join(distDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const manifesto = built('manifest.webmanifest');
  const icone = built('favicon.svg');

  app.get('/manifest.webmanifest', options, (request, reply) => {
    if (manifesto === undefined) throw notFound('ARQUIVO_NAO_ENCONTRADO', 'Não há este arquivo.');
    const text = manifestoOf(manifesto, palavrasDaMarca(companhia.dados()), aparencia().barra.clara);
    void reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return sendText(request, reply, text);
  });

  app.get('/favicon.svg', options, (request, reply) => {
    const palavras = palavrasDaMarca(companhia.dados());
    if (icone === undefined) throw notFound('ARQUIVO_NAO_ENCONTRADO', 'Não há este arquivo.');
    void reply.header('cache-control', `public, max-age=${ICON_S}`).type('image/svg+xml');
    const drawn = isLogotipoDesenhado(palavras) ? icone : iconeOf(palavras.inicial, aparencia().barra.clara);
    return sendText(request, reply, drawn);
  });
}

/** Sends a small text, or that a browser has it already. */
function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  void reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}

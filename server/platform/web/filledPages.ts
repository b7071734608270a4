import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/addVary';
import { fillModelo, type Aparencia } from '../../../src/domain/aplicativo/modeloPagina';
import { isLogotipoDesenhado } from '../../../src/domain/companhia/marca/nomeDaMarca';
import type { DadosServidos, PaginaServida } from '../../../src/domain/aplicativo/metaPagina';
import type { Pagina } from '../../../src/domain/wire/base/config';
import { encodedBody, sendEncoded } from '../http/encodedBody';
import type { KeptReply } from '../http/kept/kept';
import { inLanguage } from '../language/language';
import { type Language, pageIn, PORTUGUESE } from '../../../src/words/language';

/** One page is sent to everybody until the company's data change. */
const BROTLI_QUALITY = 11;
/**
 * Of the many pages that are drawn while they load: the best quality takes some hundred milliseconds of the process at each
 * one's first visit, and saves 1 kB of 11.5.
 */
export const QUICK_BROTLI_QUALITY = 6;

/** Words and looks that fill in a page: each the same object until it changes. */
export interface Filling {
  pagina: () => PaginaServida;
  aparencia: () => Aparencia;
}

/** The company's words and looks in the served pages: each the same object until it changes. */
export interface Site extends Filling {
  pagina: () => Pagina;
  /** Readers of what the address of a page names, by the path of the page. */
  servidos?: Readonly<Record<string, ReadServido>>;
}

/** Public data that the address of a page names. */
export interface Servido {
  /** Tells pages of different data apart. */
  chave: string;
  /** The data in the active language. */
  dados: () => DadosServidos;
}

/** Reads what a query names; undefined where it names nothing that is known, or known soon enough. */
export type ReadServido = (query: string) => Promise<Servido | undefined>;

/** Sends a built page with the company's data filled in. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A page with the company's data, and the same for those who need no route. */
export interface FilledPage {
  send: SendPage;
  kept: () => KeptReply;
}

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' };

/** A page of the build with places to fill in, with the logo drawn and written, in one language. */
export interface BuiltPage {
  modelo: string;
  escrito: string;
  language: Language;
}

/**
 * Reads a page of the build with places to fill in (`.index.html`); undefined where the build has no such page. A page
 * that shows the logo was built twice: drawn, and written. One that shows words was built in each language.
 */
export function readBuiltPage(distDir: string, name: string, language: Language): BuiltPage | undefined {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const built = pageIn(language, name);
  const modelo = read(join(distDir, `.${built}`)) ?? read(join(distDir, `.${name}`));
  if (modelo === undefined) return undefined;
  return { modelo, escrito: read(join(distDir, `.escrito.${built}`)) ?? modelo, language };
}

/** Reads a page of the build and fills it in. */
export function createFilledPage(
  distDir: string,
  name: string,
  filling: Filling,
  language: Language = PORTUGUESE,
): FilledPage | undefined {
  const built = readBuiltPage(distDir, name, language);
  return built && fillPage(built, filling);
}

/** A page of the build, filled in and compressed once for each state of the data. */
export function fillPage(
  { modelo, escrito, language }: BuiltPage,
  { pagina, aparencia }: Filling,
  quality = BROTLI_QUALITY,
): FilledPage {
  let kept: { said: PaginaServida; look: Aparencia; page: KeptReply } | undefined;
  const current = (): KeptReply => {
    const said = pagina();
    const look = aparencia();
    if (kept?.said !== said || kept.look !== look) {
      const source = isLogotipoDesenhado(said.marca) ? modelo : escrito;
      const filled = inLanguage(language, () => fillModelo(source, said, look));
      kept = { said, look, page: encode(filled.replace(`lang="${PORTUGUESE}"`, `lang="${language}"`), quality) };
    }
    return kept.page;
  };
  const send: SendPage = async (request, reply) => {
    const { etag, body } = current();
    void reply.type(HEADERS['content-type']).header('cache-control', HEADERS['cache-control']);
    addVary(reply, HEADERS.vary);
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
    return sendEncoded(request, reply, body);
  };
  return { send, kept: current };
}

function encode(text: string, quality: number): KeptReply {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { etag, headers: HEADERS, body: encodedBody(html, quality) };
}

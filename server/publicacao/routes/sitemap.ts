import { Type } from 'typebox';
import { enderecoEm, ONIBUS, toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { rotas, type Rota } from '../../../src/domain/base/rotas';
import { LANGUAGES } from '../../../src/words/language';
import type { CidadesPublicadas } from '../paginas/cidades';
import { alternatesOf } from '../paginas/enderecos';
import { html, type Html } from '../../platform/html/html';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';

/**
 * Pages of one file, each in three languages. A file may have 50,000 addresses and 50 MB (sitemaps.org), of which one
 * takes about 0.5 kB, since it names its other languages.
 */
const MOST_PAGES = 10_000;
const KEPT_S = 3_600;
/** Screens that show the same to everybody, without a query. */
const pages: readonly Rota[] = [
  rotas.home,
  rotas.destinos,
  rotas.informacaoViagem,
  rotas.encomendas,
  rotas.encontrarBilhete,
  rotas.nossaFrota,
  rotas.quemSomos,
  rotas.atendimentoAjuda,
  rotas.trabalheConosco,
  rotas.aplicativoItape,
  rotas.termosDeUso,
  rotas.privacidade,
  rotas.acessibilidade,
];

interface Options {
  cidades: () => CidadesPublicadas;
  /** The shop's address, with which every link begins. */
  publicUrl: string;
}

/**
 * GET /sitemap.xml: the public screens, the index of routes, and the page of each destination and of each route, in each
 * language. Where they are more than a file may have, it lists its parts, `/sitemap.xml?parte=1` and so on.
 */
export function registerSitemap(app: App, options: Options): void {
  const fileOf = keptFile(options);
  const response = { 200: Type.String() };
  const querystring = Type.Object({ parte: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })) });
  app.get(
    '/sitemap.xml',
    {
      config: { access: 'publico' },
      schema: { tags: ['publicação'], hide: false, summary: 'As páginas públicas', querystring, response },
    },
    ({ query }, reply) => {
      const file = fileOf(query.parte);
      if (file === null) throw notFound('SITEMAP_SEM_PARTE', 'O mapa do site não tem esta parte.');
      void reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${KEPT_S}`);
      return file;
    },
  );
}

type Parte = string | undefined;

/** The file that was asked for last, until the catalogue changes: writing it holds up every other answer for 0.1 s. */
function keptFile({ cidades, publicUrl }: Options): (parte: Parte) => string | null {
  let kept: { of: CidadesPublicadas; parte: Parte; file: string | null } | undefined;
  return (parte) => {
    const of = cidades();
    if (kept?.of !== of || kept.parte !== parte) kept = { of, parte, file: renderFile(of, publicUrl, parte) };
    return kept.file;
  };
}

/** A part of the sitemap, or what stands at its address without one; null for a part that it does not have. */
function renderFile(cidades: CidadesPublicadas, publicUrl: string, parte: Parte): string | null {
  const entries = [...pages.map(({ path }) => toEntry(path)), ...pathsOf(cidades).map(toVersions)];
  const count = Math.ceil(entries.length / MOST_PAGES);
  if (count > 1 && parte === undefined) return renderPartes(count, publicUrl);
  const n = Number(parte ?? 1);
  if (n > count) return null;
  return renderSitemap(entries.slice((n - 1) * MOST_PAGES, n * MOST_PAGES).map((render) => render(publicUrl)));
}

/** Writes what the sitemap says of a page; the pages of the asked part alone are written. */
type Entry = (publicUrl: string) => Html;

const toEntry =
  (path: string): Entry =>
  (publicUrl) =>
    html`<url><loc>${publicUrl}${path}</loc></url>`;

/** A page in each language, each of which names all of them. */
const toVersions =
  (path: string): Entry =>
  (publicUrl) => {
    const alternates = alternatesOf(publicUrl, path).map(
      ({ hreflang, href }) => html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
    );
    return html`${LANGUAGES.map(
      (language) => html`<url><loc>${publicUrl}${enderecoEm(language, path)}</loc>${alternates}</url>`,
    )}`;
  };

/** The index and the destinations first, since they lead to the routes. */
const pathsOf = ({ todas, destinosDe, origensDe }: CidadesPublicadas): string[] => [
  ONIBUS,
  ...todas()
    .filter(({ slug }) => origensDe(slug).length > 0)
    .map(toCidadeLink),
  ...todas().flatMap((origem) => destinosDe(origem.slug).map((destino) => toRotaLink(origem, destino))),
];

const renderSitemap = (entries: readonly Html[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${entries}
    </urlset> `.text;

const renderPartes = (count: number, publicUrl: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${Array.from(
        { length: count },
        (_, i) => html`<sitemap><loc>${publicUrl}/sitemap.xml?parte=${i + 1}</loc></sitemap>`,
      )}
    </sitemapindex> `.text;

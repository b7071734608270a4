import { Type } from 'typebox';
import { toDestinoLink } from '../../../src/domain/empresa/destinos';
import { rotas, type Rota } from '../../../src/domain/base/rotas';
import type { Catalogue } from '../../viagens/catalogue';
import { html } from '../../platform/html/html';
import type { App } from '../../platform/http/appTypes';

/** The most addresses that a sitemap may have (sitemaps.org). */
const MOST = 50_000;
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
  catalogue: Pick<Catalogue, 'coordenadas'>;
  /** The shop's address, with which every link begins. */
  publicUrl: string;
}

/** GET /sitemap.xml: the public screens, and the page of each place that a line leaves from. */
export function registerSitemap(app: App, { catalogue, publicUrl }: Options): void {
  const response = { 200: Type.String() };
  app.get(
    '/sitemap.xml',
    {
      config: { access: 'publico' },
      schema: { tags: ['publicação'], hide: false, summary: 'As páginas públicas', response },
    },
    (_request, reply) => {
      const paths = [...pages.map(({ path }) => path), ...catalogue.coordenadas().map(({ id }) => toDestinoLink(id))];
      void reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${KEPT_S}`);
      return sitemap(paths.slice(0, MOST).map((path) => publicUrl + path));
    },
  );
}

const sitemap = (addresses: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${addresses.map((address) => html`<url><loc>${address}</loc></url>`)}
    </urlset> `.text;

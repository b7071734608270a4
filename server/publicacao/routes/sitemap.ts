import { Type } from 'typebox';
import { ONIBUS, toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { rotas, type Rota } from '../../../src/domain/base/rotas';
import type { CidadesPublicadas } from '../paginas/cidades';
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
  cidades: () => CidadesPublicadas;
  /** The shop's address, with which every link begins. */
  publicUrl: string;
}

/** GET /sitemap.xml: the public screens, the index of routes, and the page of each destination and of each route. */
export function registerSitemap(app: App, { cidades, publicUrl }: Options): void {
  const response = { 200: Type.String() };
  app.get(
    '/sitemap.xml',
    {
      config: { access: 'publico' },
      schema: { tags: ['publicação'], hide: false, summary: 'As páginas públicas', response },
    },
    (_request, reply) => {
      const paths = [...pages.map(({ path }) => path), ...pathsOf(cidades())];
      void reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${KEPT_S}`);
      return sitemap(paths.slice(0, MOST).map((path) => publicUrl + path));
    },
  );
}

/** The index and the destinations first, since they lead to the routes. */
const pathsOf = ({ todas, destinosDe, origensDe }: CidadesPublicadas): string[] => [
  ONIBUS,
  ...todas()
    .filter(({ slug }) => origensDe(slug).length > 0)
    .map(toCidadeLink),
  ...todas().flatMap((origem) => destinosDe(origem.slug).map((destino) => toRotaLink(origem, destino))),
];

const sitemap = (addresses: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${addresses.map((address) => html`<url><loc>${address}</loc></url>`)}
    </urlset> `.text;

import type { Language } from '../../../src/words/language';
import { activeWords } from '../../../src/words/active';
import { t, translated } from '../../../src/words/t';
import { rotas } from '../../../src/domain/base/rotas';
import { ONIBUS } from '../../../src/domain/viagens/enderecoRota';
import type { Aparencia } from '../../../src/domain/aplicativo/modeloPagina';
import { Html, html } from '../../platform/html/html';
import { FOLHA_PAGINAS } from './folha';

/** The company's words and looks around a page, and the shop's address. */
export interface Moldura {
  nome: string;
  rodape: readonly string[];
  aparencia: Aparencia;
  publicUrl: string;
}

/** A page by its contents. */
export interface Pagina {
  path: string;
  titulo: string;
  descricao: string;
  /** Structured data (schema.org), without its context. */
  dados: readonly object[];
  /** For those who have its address alone: search engines leave it out, and it tells its address to nobody. */
  isReservada?: boolean;
  conteudo: Html;
}

const links = [rotas.termosDeUso, rotas.privacidade, rotas.acessibilidade, rotas.atendimentoAjuda];

/** Languages as messengers name them. */
const OG_LOCALES: Readonly<Record<Language, string>> = { 'pt-BR': 'pt_BR', en: 'en_GB', es: 'es_AR' };

/** A whole page, readable without scripts. Search engines and messengers read its head. */
export const renderPagina = (moldura: Moldura, pagina: Pagina): string =>
  html`<!doctype html>
    <html lang="${activeWords().language}">
      ${renderHead(moldura, pagina)}
      <body>
        <a class="pular" href="#conteudo">${t('Pular para o conteúdo')}</a>
        <header>
          <div class="faixa">
            <a class="marca" href="${rotas.home.path}"
              ><img src="/favicon.svg" alt="" width="36" height="36" /> ${moldura.nome}</a
            >
            <nav aria-label="${t('Principal')}">
              <a href="${rotas.home.path}">${t('Passagens')}</a> <a href="${rotas.destinos.path}">${t('Destinos')}</a>
              <a href="${ONIBUS}">${t('Rotas')}</a>
            </nav>
          </div>
        </header>
        <main id="conteudo" tabindex="-1">${pagina.conteudo}</main>
        <footer>
          <div class="faixa">
            ${moldura.rodape.map((linha) => html`<p>${linha}</p>`)}
            <nav aria-label="${t('Rodapé')}">
              ${links.map(({ path, titulo }) => html`<a href="${path}">${translated(titulo)}</a> `)}
            </nav>
          </div>
        </footer>
      </body>
    </html> `.text;

/** The page's own address for search engines, or a word that keeps them and the pages that it links to from it. */
const renderEndereco = (publicUrl: string, { path, isReservada = false }: Pagina): Html =>
  isReservada
    ? html`<meta name="robots" content="noindex" /> <meta name="referrer" content="no-referrer" />`
    : html`<link rel="canonical" href="${publicUrl}${path}" />
        <meta property="og:url" content="${publicUrl}${path}" />`;

function renderHead({ nome, aparencia, publicUrl }: Moldura, pagina: Pagina): Html {
  const { folha, barra } = aparencia;
  const { titulo, descricao, dados } = pagina;
  const whole = `${titulo} – ${nome}`;
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${whole}</title>
    <meta name="description" content="${descricao}" />
    ${renderEndereco(publicUrl, pagina)}
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="${OG_LOCALES[activeWords().language]}" />
    <meta property="og:site_name" content="${nome}" />
    <meta property="og:title" content="${whole}" />
    <meta property="og:description" content="${descricao}" />
    <meta property="og:image" content="${publicUrl}/icons/icone-512.png" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${barra.clara}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${barra.escura}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${FOLHA_PAGINAS}" />
    ${folha === null ? [] : [html`<link rel="stylesheet" href="${folha}" />`]} ${dados.map(toJsonLd)}
  </head>`;
}

/** Data for machines. `<` is escaped, so that no text in them ends the element. */
const toJsonLd = (dados: object): Html => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...dados }).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${text}</script>`);
};

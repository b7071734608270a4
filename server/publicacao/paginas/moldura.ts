import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../../src/words/language';
import { activeWords } from '../../../src/words/active';
import { t, translated } from '../../../src/words/t';
import { rotas } from '../../../src/domain/base/rotas';
import { enderecoEm, nestaLingua, ONIBUS } from '../../../src/domain/viagens/enderecoRota';
import type { Aparencia } from '../../../src/domain/aplicativo/modeloPagina';
import { Html, html } from '../../platform/html/html';
import { alternatesOf, noAplicativo } from './enderecos';
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
  /** Its address in Portuguese, from which those in the other languages follow. */
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
            <a class="marca" href="${noAplicativo(rotas.home.path)}"
              ><img src="/favicon.svg" alt="" width="36" height="36" /> ${moldura.nome}</a
            >
            <nav aria-label="${t('Principal')}">
              <a href="${noAplicativo(rotas.home.path)}">${t('Passagens')}</a>
              <a href="${noAplicativo(rotas.destinos.path)}">${t('Destinos')}</a>
              <a href="${nestaLingua(ONIBUS)}">${t('Rotas')}</a>
            </nav>
          </div>
        </header>
        <main id="conteudo" tabindex="-1">${pagina.conteudo}</main>
        <footer>
          <div class="faixa">
            ${moldura.rodape.map((linha) => html`<p>${linha}</p>`)}
            <nav aria-label="${t('Rodapé')}">
              ${links.map(({ path, titulo }) => html`<a href="${noAplicativo(path)}">${translated(titulo)}</a> `)}
            </nav>
            ${pagina.isReservada ? [] : [renderIdiomas(pagina.path)]}
          </div>
        </footer>
      </body>
    </html> `.text;

/** The page in each language, with the language's name in itself. */
function renderIdiomas(path: string): Html {
  const { language } = activeWords();
  return html`<nav aria-label="${t('Idioma')}">
    ${LANGUAGES.map(
      (lang) =>
        html`<a
          href="${enderecoEm(lang, path)}"
          lang="${lang}"
          hreflang="${lang}"
          ${lang === language ? [html`aria-current="true"`] : []}
          >${LANGUAGE_NAMES[lang]}</a
        > `,
    )}
  </nav>`;
}

/**
 * The page's own address and those in each language for search engines; or a word that keeps them and the pages that it links to from it.
 */
function renderEndereco(publicUrl: string, { path, isReservada = false }: Pagina): Html {
  if (isReservada) return html`<meta name="robots" content="noindex" /> <meta name="referrer" content="no-referrer" />`;
  const address = publicUrl + nestaLingua(path);
  return html`<link rel="canonical" href="${address}" />
    ${alternatesOf(publicUrl, path).map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" /> `)}
    <meta property="og:url" content="${address}" />`;
}

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
    ${renderOgLocales(pagina)}
    <meta property="og:site_name" content="${nome}" />
    <meta property="og:title" content="${whole}" />
    <meta property="og:description" content="${descricao}" />
    <meta property="og:image" content="${publicUrl}/icons/icone-512.png" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${barra.clara}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${barra.escura}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${FOLHA_PAGINAS}" />
    ${folha === null ? [] : [html`<link rel="stylesheet" href="${folha}" />`]}
    ${[...dados, ...toWebPage(publicUrl, pagina)].map(toJsonLd)}
  </head>`;
}

/** The page's language as messengers read it, and those of its other versions. */
function renderOgLocales({ isReservada = false }: Pagina): Html {
  const { language } = activeWords();
  const others = isReservada ? [] : LANGUAGES.filter((other) => other !== language);
  return html`<meta property="og:locale" content="${OG_LOCALES[language]}" /> ${others.map(
      (other) => html`<meta property="og:locale:alternate" content="${OG_LOCALES[other]}" /> `,
    )}`;
}

/** The page itself with its language (schema.org WebPage); nothing of one that search engines leave out. */
const toWebPage = (publicUrl: string, { path, titulo, descricao, isReservada = false }: Pagina): object[] =>
  isReservada
    ? []
    : [
        {
          '@type': 'WebPage',
          name: titulo,
          description: descricao,
          url: publicUrl + nestaLingua(path),
          inLanguage: activeWords().language,
        },
      ];

/** Data for machines. `<` is escaped, so that no text in them ends the element. */
const toJsonLd = (dados: object): Html => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...dados }).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${text}</script>`);
};

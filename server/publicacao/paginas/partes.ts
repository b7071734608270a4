import { t } from '../../../src/words/t';
import { html, type Html } from '../../platform/html/html';
import { DIAS_DO_PRECO } from './rota';

/** A link of a page. */
interface Ligacao {
  nome: string;
  path: string;
}

/** The words under a price of these pages: whom it is for, and of which days. */
export const deQueEOPreco = (): string =>
  t('Menor preço para um adulto, com pedágio e taxas, nos próximos {n} dias.', { n: DIAS_DO_PRECO });

/** The way to the page; its last step is the page itself. */
export const renderCaminho = (passos: readonly Ligacao[]): Html =>
  html`<nav aria-label="${t('Você está em')}">
    <ol class="caminho">
      ${passos.map(({ nome, path }, i) =>
        i === passos.length - 1
          ? html`<li aria-current="page">${nome}</li>`
          : html`<li><a href="${path}">${nome}</a></li>`,
      )}
    </ol>
  </nav>`;

/** A list of links to pages of cities; nothing where there is none. */
export const renderCidades = (titulo: string, cidades: readonly Ligacao[]): Html =>
  cidades.length === 0
    ? html``
    : html`<section>
        <h2>${titulo}</h2>
        <ul class="cidades">
          ${cidades.map(({ nome, path }) => html`<li><a href="${path}">${nome}</a></li>`)}
        </ul>
      </section>`;

import { nomeEstado } from '../../../src/domain/base/estados';
import { rotas } from '../../../src/domain/base/rotas';
import { nestaLingua, ONIBUS, toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { t } from '../../../src/words/t';
import { html, type Html } from '../../platform/html/html';
import { groupBy } from '../../viagens/groupBy';
import type { CidadePublicada, CidadesPublicadas } from './cidades';
import { toBreadcrumbs, toIndice, toItemList } from './dadosEstruturados';
import { noAplicativo } from './enderecos';
import type { Pagina } from './moldura';
import { renderCaminho } from './partes';

/** Routes of a city that the index names; the city's own page names all of them. */
export const MOST_DESTINOS = 40;

/** An origin with the cities that a coach goes to from there. */
interface Origem {
  cidade: CidadePublicada;
  destinos: readonly CidadePublicada[];
}

/** The index of the pages of routes: every city that a coach leaves from with its routes, by state. */
export function toPaginaIndice({ todas, destinosDe }: CidadesPublicadas, publicUrl: string): Pagina {
  const origens = todas()
    .map((cidade) => ({ cidade, destinos: destinosDe(cidade.slug) }))
    .filter(({ destinos }) => destinos.length > 0);
  const indice = toIndice();
  const passos = [{ nome: t('Passagens'), path: noAplicativo(rotas.home.path) }, indice];
  const cidades = origens.map(({ cidade }) => ({ nome: nomeDe(cidade), path: nestaLingua(toCidadeLink(cidade)) }));
  return {
    path: ONIBUS,
    titulo: indice.nome,
    descricao: [
      t(
        'Todas as rotas de ônibus, saindo de {n, plural, =1 {1 cidade} other {{n} cidades}}: horários, menores preços e duração de cada uma.',
        { n: origens.length },
      ),
      t('Escolha a poltrona e pague com Pix ou cartão.'),
    ].join(' '),
    dados: [toBreadcrumbs(publicUrl, passos), ...(cidades.length > 0 ? [toItemList(publicUrl, cidades)] : [])],
    conteudo: html`${renderCaminho(passos)}
      <h1>${indice.nome}</h1>
      ${origens.length === 0 ? html`<p>${t('Ainda não há viagens à venda.')}</p>` : renderEstados(origens)}`,
  };
}

const nomeDe = ({ nome, uf }: CidadePublicada): string => `${nome}, ${uf}`;

/**
 * A fold a state: open, they are 160 000 px high on a phone. A search engine reads what is folded, and an address with
 * `#sp` opens that state.
 */
function renderEstados(origens: readonly Origem[]): Html {
  const estados = [...groupBy(origens, ({ cidade }) => cidade.uf)]
    .map(([uf, of]) => ({ uf, nome: nomeEstado(uf), of }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  return html`${estados.map(
    ({ uf, nome, of }) =>
      html`<details class="dobra">
        <summary><h2>${nome}</h2></summary>
        <div id="${uf.toLowerCase()}">${of.map(renderOrigem)}</div>
      </details>`,
  )}`;
}

const renderOrigem = ({ cidade, destinos }: Origem): Html =>
  html`<h3>${t('Saindo de {lugar}', { lugar: cidade.nome })}</h3>
    <ul class="cidades">
      ${destinos
        .slice(0, MOST_DESTINOS)
        .map((destino) => html`<li><a href="${nestaLingua(toRotaLink(cidade, destino))}">${nomeDe(destino)}</a></li>`)}
      ${
        destinos.length > MOST_DESTINOS
          ? html`<li>
              <a href="${nestaLingua(toCidadeLink(cidade))}"
                >${t('Todas as rotas de {lugar}', { lugar: cidade.nome })}</a
              >
            </li>`
          : ''
      }
    </ul>`;

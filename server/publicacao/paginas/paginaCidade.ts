import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nestaLingua, toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { t } from '../../../src/words/t';
import { html, type Html } from '../../platform/html/html';
import type { CidadePublicada } from './cidades';
import { passosDoDestino, toBreadcrumbs, toOfertaDoDestino } from './dadosEstruturados';
import type { Pagina } from './moldura';
import { deQueEOPreco, renderCaminho, renderCidades } from './partes';

/** A city by the cities that a coach joins it with. */
export interface Ligacoes {
  /** Origins with the lowest price of the next days; null where it is not known or nothing is for sale. */
  origens: readonly { cidade: CidadePublicada; menorPrecoCentavos: number | null }[];
  destinos: readonly CidadePublicada[];
}

/** Page of a destination: from where a coach goes there, at what price, and its terminals. */
export function toPaginaCidade(cidade: CidadePublicada, { origens, destinos }: Ligacoes, publicUrl: string): Pagina {
  const nome = `${cidade.nome}, ${cidade.uf}`;
  const titulo = t('Ônibus para {lugar}', { lugar: nome });
  const precos = origens.flatMap(({ menorPrecoCentavos }) => menorPrecoCentavos ?? []);
  return {
    path: toCidadeLink(cidade),
    titulo,
    descricao: descricaoOf(nome, origens.length, precos),
    dados: [
      toBreadcrumbs(publicUrl, passosDoDestino(cidade)),
      ...(precos.length > 0 ? [toOfertaDoDestino(cidade, precos, publicUrl + nestaLingua(toCidadeLink(cidade)))] : []),
    ],
    conteudo: html`${renderCaminho(passosDoDestino(cidade))}
      <h1>${titulo}</h1>
      ${origens.length === 0 ? html`<p>${t('Nenhum ônibus direto chega aqui agora.')}</p>` : renderOrigens(cidade, origens)}
      ${renderTerminais(cidade)}
      ${renderCidades(
        t('Saindo de {lugar}', { lugar: cidade.nome }),
        destinos.map((destino) => ({
          nome: `${destino.nome}, ${destino.uf}`,
          path: nestaLingua(toRotaLink(cidade, destino)),
        })),
      )}`,
  };
}

function descricaoOf(lugar: string, n: number, precos: readonly number[]): string {
  const passagens =
    precos.length === 0
      ? t('Passagens de ônibus para {lugar}, saindo de {n, plural, =1 {1 cidade} other {{n} cidades}}.', { lugar, n })
      : t(
          'Passagens de ônibus para {lugar} a partir de {preco}, saindo de {n, plural, =1 {1 cidade} other {{n} cidades}}.',
          { lugar, n, preco: formatCentavos(Math.min(...precos)) },
        );
  return `${passagens} ${t('Escolha a poltrona e pague com Pix ou cartão.')}`;
}

const renderOrigens = (destino: CidadePublicada, origens: Ligacoes['origens']): Html =>
  html`<section>
    <h2>${t('De onde sair')}</h2>
    <ul class="precos">
      ${origens.map(
        ({ cidade, menorPrecoCentavos }) =>
          html`<li>
            <a href="${nestaLingua(toRotaLink(cidade, destino))}">${cidade.nome}, ${cidade.uf}</a>
            ${menorPrecoCentavos === null ? [] : html`<span>${t('a partir de {preco}', { preco: formatCentavos(menorPrecoCentavos) })}</span>`}
          </li>`,
      )}
    </ul>
    <p class="suave">${deQueEOPreco()}</p>
  </section>`;

const renderTerminais = ({ nome, terminais }: CidadePublicada): Html =>
  html`<section>
    <h2>
      ${terminais.length === 1 ? t('Onde o ônibus para em {lugar}', { lugar: nome }) : t('Terminais em {lugar}', { lugar: nome })}
    </h2>
    <ul>
      ${terminais.map(({ terminal }) => html`<li>${terminal}</li>`)}
    </ul>
  </section>`;

import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { html, type Html } from '../../platform/html/html';
import type { CidadePublicada } from './cidades';
import { passosDoDestino, toBreadcrumbs, toOfertaDoDestino } from './dadosEstruturados';
import type { Pagina } from './moldura';
import { renderCaminho, renderCidades } from './partes';
import { DIAS_DO_PRECO } from './rota';

/** A city by the cities that a coach joins it with. */
export interface Ligacoes {
  /** Origins with the lowest price of the next days; null where it is not known or nothing is for sale. */
  origens: readonly { cidade: CidadePublicada; menorPrecoCentavos: number | null }[];
  destinos: readonly CidadePublicada[];
}

/** Page of a destination: from where a coach goes there, at what price, and its terminals. */
export function toPaginaCidade(cidade: CidadePublicada, { origens, destinos }: Ligacoes, publicUrl: string): Pagina {
  const nome = `${cidade.nome}, ${cidade.uf}`;
  const titulo = `Ônibus para ${nome}`;
  const precos = origens.flatMap(({ menorPrecoCentavos }) => menorPrecoCentavos ?? []);
  const desde = precos.length === 0 ? '' : ` a partir de ${formatCentavos(Math.min(...precos))}`;
  return {
    path: toCidadeLink(cidade),
    titulo,
    descricao: `Passagens de ônibus para ${nome}${desde}, saindo de ${origens.length} ${origens.length === 1 ? 'cidade' : 'cidades'}. Escolha a poltrona e pague com Pix ou cartão.`,
    dados: [
      toBreadcrumbs(publicUrl, passosDoDestino(cidade)),
      ...(precos.length > 0 ? [toOfertaDoDestino(cidade, precos, publicUrl + toCidadeLink(cidade))] : []),
    ],
    conteudo: html`${renderCaminho(passosDoDestino(cidade))}
      <h1>${titulo}</h1>
      ${origens.length === 0 ? html`<p>Nenhum ônibus direto chega aqui agora.</p>` : renderOrigens(cidade, origens)}
      ${renderTerminais(cidade)}
      ${renderCidades(
        `Saindo de ${cidade.nome}`,
        destinos.map((destino) => ({ nome: `${destino.nome}, ${destino.uf}`, path: toRotaLink(cidade, destino) })),
      )}`,
  };
}

const renderOrigens = (destino: CidadePublicada, origens: Ligacoes['origens']): Html =>
  html`<section>
    <h2>De onde sair</h2>
    <ul class="precos">
      ${origens.map(
        ({ cidade, menorPrecoCentavos }) =>
          html`<li>
            <a href="${toRotaLink(cidade, destino)}">${cidade.nome}, ${cidade.uf}</a>
            ${menorPrecoCentavos === null ? [] : html`<span>a partir de ${formatCentavos(menorPrecoCentavos)}</span>`}
          </li>`,
      )}
    </ul>
    <p class="suave">Menor preço para um adulto, com pedágio e taxas, nos próximos ${DIAS_DO_PRECO} dias.</p>
  </section>`;

const renderTerminais = ({ nome, terminais }: CidadePublicada): Html =>
  html`<section>
    <h2>${terminais.length === 1 ? `Onde o ônibus para em ${nome}` : `Terminais em ${nome}`}</h2>
    <ul>
      ${terminais.map(({ terminal }) => html`<li>${terminal}</li>`)}
    </ul>
  </section>`;

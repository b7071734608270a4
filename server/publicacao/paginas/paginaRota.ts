import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { type Dia, diasEntre, formatDia } from '../../../src/domain/base/data';
import { toRotaLink, type Cidade } from '../../../src/domain/viagens/enderecoRota';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import { formatDuracao } from '../../../src/domain/viagens/viagem';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { html, type Html } from '../../platform/html/html';
import type { CidadePublicada } from './cidades';
import { passosDaRota, toBreadcrumbs, toDadosDasViagens } from './dadosEstruturados';
import type { Pagina } from './moldura';
import { renderCaminho, renderCidades } from './partes';
import { DIAS_DO_PRECO, type RotaPublicada } from './rota';

const nomeDe = ({ nome, uf }: Cidade): string => `${nome}, ${uf}`;

/** Page of a route: its lowest price, first and last coach, duration, and the departures of a day. */
export function toPaginaRota(rota: RotaPublicada, outras: readonly CidadePublicada[], publicUrl: string): Pagina {
  const { origem, destino, dia } = rota;
  const path = toRotaLink(origem, destino);
  const busca = dia === null ? null : toBusca(rota, dia);
  const titulo = `Ônibus de ${nomeDe(origem)} para ${nomeDe(destino)}`;
  return {
    path,
    titulo,
    descricao: descricaoOf(rota),
    dados: [
      toBreadcrumbs(publicUrl, passosDaRota(rota)),
      ...(busca === null ? [] : toDadosDasViagens(rota, publicUrl + busca)),
    ],
    conteudo: html`${renderCaminho(passosDaRota(rota))}
      <h1>${titulo}</h1>
      ${busca === null ? renderSemViagens() : renderFatos(rota, busca)}
      ${dia === null || rota.viagens.length === 0 ? [] : [renderHorarios(rota.viagens, dia)]}
      ${renderCidades(
        `Outros destinos de ${origem.nome}`,
        outras.map((outra) => ({ nome: nomeDe(outra), path: toRotaLink(origem, outra) })),
      )}`,
  };
}

const toBusca = ({ origem, destino }: RotaPublicada, dataPartida: string): string =>
  toBuscaLink({
    idaVolta: false,
    localidadeOrigem: origem.busca,
    localidadeDestino: destino.busca,
    dataPartida,
    dataVolta: null,
  });

function descricaoOf({ origem, destino, menorPrecoCentavos, viagens }: RotaPublicada): string {
  const preco = menorPrecoCentavos === null ? '' : ` a partir de ${formatCentavos(menorPrecoCentavos)}`;
  const [first, last] = [viagens[0], viagens.at(-1)];
  const horas = first && last ? ` Primeiro ônibus às ${first.partida.hora}, último às ${last.partida.hora}.` : '';
  return `Passagens de ônibus de ${nomeDe(origem)} para ${nomeDe(destino)}${preco}.${horas} Escolha a poltrona e pague com Pix ou cartão.`;
}

const renderSemViagens = (): Html =>
  html`<p>
    Não há viagens à venda nos próximos ${DIAS_DO_PRECO} dias. Escolha outra data na <a href="/home">busca</a>.
  </p>`;

function renderFatos({ menorPrecoCentavos, viagens }: RotaPublicada, busca: string): Html {
  const [first, last] = [viagens[0], viagens.at(-1)];
  const fatos: [termo: string, valor: string][] = [];
  if (menorPrecoCentavos !== null) fatos.push(['A partir de', formatCentavos(menorPrecoCentavos)]);
  if (first && last) {
    const shortest = Math.min(...viagens.map(({ duracaoMinutos }) => duracaoMinutos));
    fatos.push(['Primeiro ônibus', first.partida.hora], ['Último ônibus', last.partida.hora]);
    fatos.push(['Menor duração', formatDuracao(shortest)]);
  }
  return html`<dl class="fatos">
      ${fatos.map(
        ([termo, valor]) =>
          html`<div>
            <dt>${termo}</dt>
            <dd>${valor}</dd>
          </div>`,
      )}
    </dl>
    <p><a class="botao" href="${busca}">Ver viagens</a></p>
    <p class="suave">Menor preço para um adulto, com pedágio e taxas, nos próximos ${DIAS_DO_PRECO} dias.</p>`;
}

const renderHorarios = (viagens: readonly Viagem[], dia: string): Html =>
  html`<h2 id="horarios">Horários de ${formatDia(dia)}</h2>
    <div class="rolagem" tabindex="0" role="region" aria-labelledby="horarios">
      <table>
        <thead>
          <tr>
            <th scope="col">Saída</th>
            <th scope="col">Chegada</th>
            <th scope="col" class="fim">A partir de</th>
            <th scope="col">Duração</th>
            <th scope="col">Embarque</th>
            <th scope="col">Desembarque</th>
          </tr>
        </thead>
        <tbody>
          ${viagens.map(renderHorario)}
        </tbody>
      </table>
    </div>`;

const renderHorario = ({ partida, chegada, duracaoMinutos, poltronasLivres, menorPrecoCentavos }: Viagem): Html =>
  html`<tr>
    <th scope="row">${partida.hora}</th>
    <td>${chegada.hora}${maisDias(partida.dia, chegada.dia)}</td>
    <td class="fim">${poltronasLivres > 0 ? formatCentavos(menorPrecoCentavos) : 'Esgotado'}</td>
    <td>${formatDuracao(duracaoMinutos)}</td>
    <td>${partida.localidade.terminal}</td>
    <td>${chegada.localidade.terminal}</td>
  </tr>`;

/** ` +1 dia` where the coach arrives on a later day. */
function maisDias(partida: Dia, chegada: Dia): string {
  const dias = diasEntre(partida, chegada);
  if (dias === 0) return '';
  return dias === 1 ? ' +1 dia' : ` +${dias} dias`;
}

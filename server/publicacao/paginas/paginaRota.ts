import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { formatDia } from '../../../src/domain/base/data';
import { rotas } from '../../../src/domain/base/rotas';
import { type Cidade, nestaLingua, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import { formatDuracao, rotuloChegada } from '../../../src/domain/viagens/viagem';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { t } from '../../../src/words/t';
import { html, type Html } from '../../platform/html/html';
import type { CidadePublicada } from './cidades';
import { passosDaRota, toBreadcrumbs, toDadosDasViagens } from './dadosEstruturados';
import { noAplicativo } from './enderecos';
import type { Pagina } from './moldura';
import { deQueEOPreco, renderCaminho, renderCidades } from './partes';
import { DIAS_DO_PRECO, type RotaPublicada } from './rota';

const nomeDe = ({ nome, uf }: Cidade): string => `${nome}, ${uf}`;

/** Page of a route: its lowest price, first and last coach, duration, and the departures of a day. */
export function toPaginaRota(rota: RotaPublicada, outras: readonly CidadePublicada[], publicUrl: string): Pagina {
  const { origem, destino, dia } = rota;
  const path = toRotaLink(origem, destino);
  const busca = dia === null ? null : toBusca(rota, dia);
  const titulo = t('Ônibus de {origem} para {destino}', { origem: nomeDe(origem), destino: nomeDe(destino) });
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
        t('Outros destinos de {lugar}', { lugar: origem.nome }),
        outras.map((outra) => ({ nome: nomeDe(outra), path: nestaLingua(toRotaLink(origem, outra)) })),
      )}`,
  };
}

const toBusca = ({ origem, destino }: RotaPublicada, dataPartida: string): string =>
  noAplicativo(
    toBuscaLink({
      idaVolta: false,
      localidadeOrigem: origem.busca,
      localidadeDestino: destino.busca,
      dataPartida,
      dataVolta: null,
    }),
  );

function descricaoOf({ origem, destino, menorPrecoCentavos, viagens }: RotaPublicada): string {
  const pontas = { origem: nomeDe(origem), destino: nomeDe(destino) };
  const [first, last] = [viagens[0], viagens.at(-1)];
  return [
    menorPrecoCentavos === null
      ? t('Passagens de ônibus de {origem} para {destino}.', pontas)
      : t('Passagens de ônibus de {origem} para {destino} a partir de {preco}.', {
          ...pontas,
          preco: formatCentavos(menorPrecoCentavos),
        }),
    ...(first && last
      ? [
          t('Primeiro ônibus às {primeiro}, último às {ultimo}.', {
            primeiro: first.partida.hora,
            ultimo: last.partida.hora,
          }),
        ]
      : []),
    t('Escolha a poltrona e pague com Pix ou cartão.'),
  ].join(' ');
}

const renderSemViagens = (): Html =>
  html`<p>
    ${t('Não há viagens à venda nos próximos {n} dias.', { n: DIAS_DO_PRECO })}
    <a href="${noAplicativo(rotas.home.path)}">${t('Escolha outra data na busca')}</a>
  </p>`;

function renderFatos({ menorPrecoCentavos, viagens }: RotaPublicada, busca: string): Html {
  const [first, last] = [viagens[0], viagens.at(-1)];
  const fatos: [termo: string, valor: string][] = [];
  if (menorPrecoCentavos !== null) fatos.push([t('A partir de'), formatCentavos(menorPrecoCentavos)]);
  if (first && last) {
    const shortest = Math.min(...viagens.map(({ duracaoMinutos }) => duracaoMinutos));
    fatos.push([t('Primeiro ônibus'), first.partida.hora], [t('Último ônibus'), last.partida.hora]);
    fatos.push([t('Menor duração'), formatDuracao(shortest)]);
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
    <p><a class="botao" href="${busca}">${t('Ver viagens')}</a></p>
    <p class="suave">${deQueEOPreco()}</p>`;
}

const renderHorarios = (viagens: readonly Viagem[], dia: string): Html =>
  html`<h2 id="horarios">${t('Horários de {dia}', { dia: formatDia(dia) })}</h2>
    <div class="rolagem" tabindex="0" role="region" aria-labelledby="horarios">
      <table>
        <thead>
          <tr>
            <th scope="col">${t('Saída')}</th>
            <th scope="col">${t('Chegada')}</th>
            <th scope="col" class="fim">${t('A partir de')}</th>
            <th scope="col">${t('Duração')}</th>
            <th scope="col">${t('Embarque')}</th>
            <th scope="col">${t('Desembarque')}</th>
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
    <td>${[chegada.hora, rotuloChegada(partida, chegada) ?? []].flat().join(' ')}</td>
    <td class="fim">${poltronasLivres > 0 ? formatCentavos(menorPrecoCentavos) : t('Esgotado')}</td>
    <td>${formatDuracao(duracaoMinutos)}</td>
    <td>${partida.localidade.terminal}</td>
    <td>${chegada.localidade.terminal}</td>
  </tr>`;

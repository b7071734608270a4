import { msg, t, translated } from '../../../src/words/t';
import { rotas } from '../../../src/domain/base/rotas';
import {
  fraseDosHorarios,
  frasePosicao,
  haQuanto,
  horaDaLeitura,
  rotuloAcompanhamento,
} from '../../../src/domain/viagens/aoVivo/acompanhamento';
import { nomeLocalidade } from '../../../src/domain/viagens/camposBusca';
import { rotuloChegada, rotuloDiaLongo } from '../../../src/domain/viagens/viagem';
import type { Acompanhamento, ParadaInformada } from '../../../src/domain/wire/viagens/viagens';
import { html, type Html } from '../../platform/html/html';
import type { Pagina } from '../../publicacao/paginas/moldura';

/** Address of the page that follows a trip. */
export const ACOMPANHAR = '/acompanhar';

const reservada = { path: ACOMPANHAR, dados: [], isReservada: true } as const;

/** A trip for whoever got its link: its stops, when it arrives, and nothing of who is on board. */
export function toPaginaAcompanhamento(acompanhamento: Acompanhamento): Pagina {
  const { partida, chegada, linha, operadora, situacao, motivo, paradas, posicao, lidoEm } = acompanhamento;
  const agora = new Date(lidoEm);
  const horarios = fraseDosHorarios(acompanhamento);
  const titulo = `${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}`;
  return {
    ...reservada,
    titulo,
    descricao: t('Acompanhe a viagem de {origem} para {destino}.', {
      origem: nomeLocalidade(partida.localidade),
      destino: nomeLocalidade(chegada.localidade),
    }),
    conteudo: html`<h1>${titulo}</h1>
      <p>${t('{dia}, linha {linha}, {operadora}', { dia: rotuloDiaLongo(partida.dia), linha, operadora })}</p>
      <p>
        <span class="invisivel">${t('Situação')}: </span
        ><span class="estado">${rotuloAcompanhamento(acompanhamento)}</span>
      </p>
      ${horarios === null ? [] : [html`<p class="andamento">${horarios}</p>`]}
      ${motivo === null ? [] : [html`<p>${translated(motivo)}</p>`]}
      ${posicao && situacao !== 'cancelada' ? [html`<p>${frasePosicao(posicao, agora)}</p>`] : []}
      <p class="suave">${renderIdade(acompanhamento, agora)}</p>
      <p><a class="botao" href="">${t('Atualizar')}</a></p>
      <h2 id="paradas">${t('Paradas')}</h2>
      <ol class="paradas" aria-labelledby="paradas">
        ${paradas.map((parada) => renderParada(partida, parada))}
      </ol>
      <p class="suave">
        ${t('Horários locais de cada parada. Este link mostra só a viagem, sem dados de quem viaja.')}
      </p>`,
  };
}

/** When the page was drawn, and how old the last word of operations is. */
const renderIdade = (acompanhamento: Acompanhamento, agora: Date): string => {
  const { informadoEm } = acompanhamento;
  const hora = horaDaLeitura(acompanhamento);
  if (informadoEm === null) return t('Atualizado às {hora}.', { hora });
  const quando = haQuanto(new Date(informadoEm), agora);
  return t('Atualizado às {hora}. A empresa informou a situação {quando}.', { hora, quando });
};

const lugares = { passou: msg('O ônibus já passou'), aqui: msg('O ônibus está aqui') } as const;

function renderParada(partida: { dia: string }, parada: ParadaInformada): Html {
  const { localidade, situacao, chegada } = parada;
  const dias = rotuloChegada(partida, parada);
  return html`<li class="${situacao === 'passou' ? 'passou' : 'parada'}">
    <p class="horas">
      ${chegada ? [html`<span class="suave">${t('chega')}</span> ${renderHora(chegada)}<br /><span class="suave">${t('sai')}</span> `] : []}${renderHora(parada)}${dias === null ? [] : [html`<br />${dias}`]}
    </p>
    <div>
      <p><strong>${nomeLocalidade(localidade)}</strong></p>
      <p class="suave">${localidade.terminal}</p>
      ${situacao === undefined || situacao === 'adiante' ? [] : [html`<p>${translated(lugares[situacao])}</p>`]}
    </div>
  </li>`;
}

const renderHora = ({ hora, previsao }: Pick<ParadaInformada, 'hora' | 'previsao'>): Html =>
  !previsao || previsao.hora === hora
    ? html`${hora}`
    : html`<s><span class="invisivel">${t('previsto')} </span>${hora}</s>
        <span class="invisivel">${t('agora')} </span>${previsao.hora}`;

/** For a link that shows nothing: it is over, was taken back, or was mistyped, and does not tell which. */
export const paginaDeLinkEncerrado = (): Pagina => ({
  ...reservada,
  titulo: t('Este link já não mostra uma viagem'),
  descricao: t('O link de acompanhamento terminou.'),
  conteudo: html`<h1>${t('Este link já não mostra uma viagem')}</h1>
    <p>${t('O acompanhamento termina algumas horas depois da chegada, ou quando quem compartilhou o encerra.')}</p>
    <p>
      ${t('Se a viagem ainda não acabou, peça um novo link a quem está viajando, e confira se o endereço veio inteiro.')}
    </p>
    <p><a class="botao" href="${rotas.informacaoViagem.path}">${t('Procurar a viagem pelo trecho')}</a></p>`,
});

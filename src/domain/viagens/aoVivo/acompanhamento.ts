import type {
  Acompanhamento,
  InformacaoViagem,
  Parada,
  ParadaInformada,
  PosicaoOnibus,
} from '../../wire/viagens/viagens';
import { nomeLocalidade } from '../camposBusca';
import { ATRASO_MINIMO } from '../situacaoViagem';
import { formatDuracao } from '../viagem';
import { isPosicaoAtual } from './posicaoOnibus';
import { t } from '../../../words/t';
import { activeLocale } from '../../../words/active';
import { onceEach } from '../../../words/onceEach';

const MINUTE_MS = 60_000;
/** A reading is old after so long: a page that is on screen reads twice a minute. */
const VELHO_MS = 3 * MINUTE_MS;

interface Trecho {
  partida: Parada;
  chegada: Parada;
}

/**
 * A passenger's part of a departure: its own stops, and how it stands there. Where the line no longer has these stops, all
 * that it has are told.
 */
export function acompanharTrecho(
  informacao: InformacaoViagem,
  { partida, chegada }: Trecho,
  agora: Date,
): Acompanhamento {
  const { linha, operadora, atrasoMinutos, motivo, posicao, atualizadoEm } = informacao;
  const paradas = paradasDoTrecho(informacao.paradas, partida, chegada);
  const situacao = situacaoDoTrecho(informacao, paradas.at(-1), chegada, agora);
  return {
    linha,
    operadora,
    situacao,
    atrasoMinutos,
    // A reason of a delay that the coach no longer has explains nothing.
    motivo: situacao === 'atrasada' || situacao === 'cancelada' ? motivo : null,
    partida,
    chegada,
    paradas,
    ...(posicao && { posicao }),
    informadoEm: atualizadoEm,
    lidoEm: agora.toISOString(),
  };
}

function paradasDoTrecho(paradas: readonly ParadaInformada[], partida: Parada, chegada: Parada): ParadaInformada[] {
  const from = paradas.findIndex(({ localidade }) => localidade.id === partida.localidade.id);
  const to = paradas.findIndex(({ localidade }, i) => i > from && localidade.id === chegada.localidade.id);
  if (from < 0 || to < 0) return [...paradas];
  return paradas
    .slice(from, to + 1)
    .map((parada, i, all) => (i === 0 ? comoPartida(parada) : i === all.length - 1 ? comoChegada(parada) : parada));
}

/** The stop at which the passenger gets on has the time of departure alone. */
function comoPartida({ chegada: _, ...parada }: ParadaInformada): ParadaInformada {
  return parada;
}

/** The stop at which the passenger gets off has the time of arrival alone. */
function comoChegada({ chegada, previsao, ...parada }: ParadaInformada): ParadaInformada {
  const { previsao: esperada, ...planejada } = chegada ?? { previsao };
  return { ...parada, ...planejada, ...(esperada && { previsao: esperada }) };
}

function situacaoDoTrecho(
  { situacao, atrasoMinutos }: Pick<InformacaoViagem, 'situacao' | 'atrasoMinutos'>,
  last: ParadaInformada | undefined,
  chegada: Parada,
  agora: Date,
): Acompanhamento['situacao'] {
  if (situacao === 'cancelada') return 'cancelada';
  const isSeen = last?.situacao === 'aqui' || last?.situacao === 'passou';
  const isDue = agora.getTime() >= Date.parse(chegada.instante) + atrasoMinutos * MINUTE_MS;
  if (situacao === 'encerrada' || (situacao === 'em_viagem' && (isSeen || isDue))) return 'chegou';
  return atrasoMinutos >= ATRASO_MINIMO ? 'atrasada' : 'no_horario';
}

/** `Atrasado 12min` */
export function rotuloAcompanhamento({
  situacao,
  atrasoMinutos,
}: Pick<Acompanhamento, 'situacao' | 'atrasoMinutos'>): string {
  const rotulos = {
    no_horario: t('No horário'),
    atrasada: t('Atrasado {tempo}', { tempo: formatDuracao(atrasoMinutos) }),
    cancelada: t('Cancelada'),
    chegou: t('Chegou'),
  } as const;
  return rotulos[situacao];
}

/** `Sai às 10:12, chega às 16:12.`, as expected now; null for a trip that has no time to wait for. */
export function fraseDosHorarios({ situacao, paradas }: Pick<Acompanhamento, 'situacao' | 'paradas'>): string | null {
  const [first, last] = [paradas[0], paradas.at(-1)];
  if (situacao === 'cancelada' || situacao === 'chegou' || !first || !last) return null;
  const chegada = horaEsperada(last);
  return first.situacao === 'passou'
    ? t('Chega às {chegada}.', { chegada })
    : t('Sai às {partida}, chega às {chegada}.', { partida: horaEsperada(first), chegada });
}

const horaEsperada = ({ previsao, hora }: Pick<ParadaInformada, 'previsao' | 'hora'>): string => previsao?.hora ?? hora;

/** `Ônibus perto de Jacareí, SP, há 2 min`; an old position says that it is the last known one. */
export function frasePosicao({ em, lugar, localidade }: PosicaoOnibus, agora: Date): string {
  const at = new Date(em);
  const values = { lugar, localidade: nomeLocalidade(localidade), quando: haQuanto(at, agora) };
  return isPosicaoAtual(at, agora)
    ? t('Ônibus {lugar, select, perto {perto de} a_caminho {a caminho de} other {em}} {localidade}, {quando}.', values)
    : t(
        'Última posição conhecida: {lugar, select, perto {perto de} a_caminho {a caminho de} other {em}} {localidade}, {quando}.',
        values,
      );
}

/** The same of a position that still tells where the coach is; null where none does. */
export const frasePosicaoAtual = (posicao: PosicaoOnibus | undefined, agora: Date): string | null =>
  posicao && isPosicaoAtual(new Date(posicao.em), agora) ? frasePosicao(posicao, agora) : null;

/** `agora`, `há 12 min`, `há 2h 05min` */
export function haQuanto(em: Date, agora: Date): string {
  const minutos = Math.floor((agora.getTime() - em.getTime()) / MINUTE_MS);
  if (minutos < 1) return t('agora');
  return minutos < 60 ? t('há {n} min', { n: minutos }) : t('há {tempo}', { tempo: formatDuracao(minutos) });
}

/** When it was read, by the clock of the boarding stop, as all of its times: `14:02`. */
export const horaDaLeitura = ({ lidoEm, partida }: Pick<Acompanhamento, 'lidoEm' | 'partida'>): string =>
  clockIn(activeLocale())(partida.localidade.fuso).format(new Date(lidoEm));

const clockIn = onceEach((locale) =>
  onceEach((timeZone) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })),
);

/** Whether a reading is too old to be taken for the present. */
export const isVelho = ({ lidoEm }: Pick<Acompanhamento, 'lidoEm'>, agora: Date): boolean =>
  agora.getTime() - Date.parse(lidoEm) > VELHO_MS;

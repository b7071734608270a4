import {
  andamentoDaPosicao,
  isPosicaoAtual,
  type AndamentoDaPosicao,
  type ParadaNoMapa,
  type PosicaoLida,
} from '../../../src/domain/viagens/aoVivo/posicaoOnibus';
import type { LugarDoOnibus, SituacaoViagem } from '../../../src/domain/viagens/situacaoViagem';
import type { PosicaoOnibus } from '../../../src/domain/wire/viagens/viagens';
import type { Catalogue, Linha } from '../catalogue';
import { localTime, plusMinutes } from '../localTime';
import type { Partida } from '../partidaRepository';
import { delayOf, lastStop, standing } from '../status/standing';
import type { Status } from '../tables';
import type { PosicaoGuardada } from './posicaoRepository';

const MINUTE_MS = 60_000;
/** A coach is looked for from so many minutes before it leaves until so many after it should have arrived. */
const [ANTES_MINUTOS, DEPOIS_MINUTOS] = [120, 360];
/** Readers are noted once in so long, by whichever process. */
const NOTA_MS = MINUTE_MS;
/** An older position is no longer told. */
const DITA_MINUTOS = 180;

interface Parts {
  partida: Partida;
  linha: Linha;
  status: Status | undefined;
  guardada: PosicaoGuardada;
}

/** How a departure goes, by operations, by the clock, and by its coach where it told a moment ago. */
export interface Progress {
  partida: Partida;
  linha: Linha;
  situacao: SituacaoViagem;
  atrasoMinutos: number;
  /** The progress by a recent position; null where the plan and operations are all that is known. */
  andamento: AndamentoDaPosicao | null;
  /** The last position, recent or not. */
  ultima: { andamento: AndamentoDaPosicao; em: Date } | null;
  agora: Date;
}

/** Joins what is known of a departure. Operations have the last word on a trip that is cancelled or over. */
export function progressOf(catalogue: Pick<Catalogue, 'ponto'>, parts: Parts): Progress {
  const { partida, linha, status, guardada } = parts;
  const { agora, posicao } = guardada;
  const informado = delayOf(status);
  const known = { partida, linha, agora };
  const byWord = standing(partida, status, 0, lastStop(linha).chega, agora);
  const isOver = byWord === 'cancelada' || status?.situacao === 'encerrada';
  const ultima = isOver || !posicao ? null : readPosicao(catalogue, parts, posicao);
  const andamento = ultima && isPosicaoAtual(ultima.em, agora) ? ultima.andamento : null;
  // Operations who say that it has left know more than a position from before.
  const isBefore = andamento?.passadas === 0;
  if (!andamento || (isBefore && status?.situacao === 'em_viagem'))
    return { ...known, situacao: byWord, atrasoMinutos: informado, andamento: null, ultima };
  const atrasoMinutos = isBefore ? Math.max(informado, andamento.atrasoMinutos) : andamento.atrasoMinutos;
  const situacao = isBefore ? beforeLeaving(byWord, andamento) : underWay(andamento, linha);
  return { ...known, situacao, atrasoMinutos, andamento, ultima };
}

/** A coach that was seen before its first departure is not on the road, whatever the clock says. */
function beforeLeaving(byWord: SituacaoViagem, { lugar }: AndamentoDaPosicao): SituacaoViagem {
  if (byWord !== 'em_viagem' && byWord !== 'encerrada') return byWord;
  return lugar === 'no_terminal' ? 'embarque' : 'atrasada';
}

const underWay = ({ lugar, parada }: AndamentoDaPosicao, { paradas }: Linha): SituacaoViagem =>
  lugar === 'no_terminal' && parada === paradas.length - 1 ? 'encerrada' : 'em_viagem';

function readPosicao(
  catalogue: Pick<Catalogue, 'ponto'>,
  { partida: { saida }, linha, guardada: { agora } }: Parts,
  posicao: PosicaoLida,
): Progress['ultima'] {
  const isOfToday = posicao.em >= plusMinutes(saida, -ANTES_MINUTOS) && posicao.em >= plusMinutes(agora, -DITA_MINUTOS);
  const paradas = linha.paradas.flatMap(({ localidade, chega, sai }): ParadaNoMapa[] => {
    const ponto = catalogue.ponto(localidade.id);
    return ponto ? [{ ...ponto, chega: plusMinutes(saida, chega), sai: plusMinutes(saida, sai) }] : [];
  });
  // Stops are counted, so all of them must be on the map.
  if (!isOfToday || paradas.length < linha.paradas.length) return null;
  const andamento = andamentoDaPosicao(paradas, posicao);
  return andamento && { andamento, em: posicao.em };
}

/** Where the coach is in relation to each stop, as it told. */
export const lugaresPelaPosicao = ({ lugar, parada, passadas }: AndamentoDaPosicao, count: number): LugarDoOnibus[] =>
  Array.from({ length: count }, (_, i) => {
    if (i < passadas) return 'passou';
    return lugar === 'no_terminal' && i === parada ? 'aqui' : 'adiante';
  });

/** The last position in words' parts; undefined where none is to be told. */
export function posicaoOf({ linha, ultima }: Progress): PosicaoOnibus | undefined {
  const parada = ultima && linha.paradas[ultima.andamento.parada];
  if (!ultima || !parada) return undefined;
  const { localidade } = parada;
  return { em: localTime(ultima.em, localidade.fuso).iso, lugar: ultima.andamento.lugar, localidade };
}

/** Whether the coach is to be looked for on behalf of who asks now. */
export function isSeguida(
  { partida, linha, situacao, ultima, agora }: Progress,
  { pedidaEm }: PosicaoGuardada,
): boolean {
  const hasArrived = ultima !== null && underWay(ultima.andamento, linha) === 'encerrada';
  return (
    situacao !== 'cancelada' &&
    !hasArrived &&
    agora >= plusMinutes(partida.saida, -ANTES_MINUTOS) &&
    agora <= plusMinutes(partida.saida, lastStop(linha).chega + DEPOIS_MINUTOS) &&
    (pedidaEm === null || agora.getTime() - pedidaEm.getTime() > NOTA_MS)
  );
}

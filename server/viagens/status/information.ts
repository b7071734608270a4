import { msg } from '../../../src/words/t';
import { resumoOnibus } from '../../../src/domain/viagens/onibus/resumoOnibus';
import { motivosViagem } from '../../../src/domain/viagens/motivoViagem';
import { lugaresDoOnibus } from '../../../src/domain/viagens/situacaoViagem';
import type { Avaliacoes, InformacaoViagem, PartidaPainel } from '../../../src/domain/wire/viagens/viagens';
import type { Catalogue, Trecho } from '../catalogue';
import { localTime, plusMinutes, type LocalTime } from '../localTime';
import { findPartida, type Partida } from '../partidaRepository';
import { stopsOf, toParada } from '../busca/toViagem';
import { findPosicao, notePedida } from '../posicao/posicaoRepository';
import { isSeguida, lugaresPelaPosicao, posicaoOf, progressOf, type Progress } from '../posicao/progress';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import type { Status } from '../tables';
import type { ByLinha } from './keptByLinha';
import type { Pontualidades } from './pontualidade';
import { delayOf, lastStop, standing } from './standing';
import { findDireitos, findStatus } from './statusRepository';

/** Counts over the history of lines. */
export interface Historicos {
  pontualidades: Pontualidades;
  avaliacoes: ByLinha<Avaliacoes>;
}

interface Known {
  catalogue: Catalogue;
  historicos: Historicos;
  /** Whether the operator tells where its coaches are. */
  seguePosicoes: boolean;
}

/** The public information of one departure, as it stands now, and when that is. */
export async function informationOf(
  db: Reader,
  { catalogue, historicos, seguePosicoes }: Known,
  id: string,
): Promise<{ informacao: InformacaoViagem; agora: Date }> {
  const { progress, status, guardada } = await readProgress(db, catalogue, id);
  if (seguePosicoes && isSeguida(progress, guardada)) await askPosicao(db, id);
  const { partida, linha, situacao, atrasoMinutos, agora } = progress;
  const posicao = posicaoOf(progress);
  const layout = catalogue.layout(partida.layout_id);
  return {
    agora,
    informacao: {
      id,
      linha: linha.codigo,
      operadora: linha.operadora,
      situacao,
      atrasoMinutos,
      plataforma: status?.plataforma ?? partida.plataforma,
      motivo: status?.motivo ? motivosViagem[status.motivo] : null,
      ...(status?.observacao && { observacao: status.observacao }),
      atualizadoEm: status?.atualizado_em.toISOString() ?? null,
      direitos: await findDireitos(db, atrasoMinutos),
      paradas: stopsNow(progress, status),
      ...(posicao && { posicao }),
      ...(await historyOf(historicos, linha.id)),
      ...(layout && { onibus: resumoOnibus(layout) }),
    },
  };
}

async function historyOf({ pontualidades, avaliacoes: ofLinha }: Historicos, linhaId: number) {
  const pontualidade = await pontualidades.ofLinha(linhaId);
  const avaliacoes = await ofLinha(linhaId);
  return { ...(pontualidade && { pontualidade }), ...(avaliacoes && { avaliacoes }) };
}

async function readProgress(db: Reader, catalogue: Catalogue, id: string) {
  const partida = await findPartida(db, id);
  const linha = partida && catalogue.linha(partida.linha_id);
  if (!partida || !linha) throw notFound('VIAGEM_NAO_ENCONTRADA', msg('Não encontramos esta viagem.'));
  const status = (await findStatus(db, [id])).get(id);
  const guardada = await findPosicao(db, id);
  return { progress: progressOf(catalogue, { partida, linha, status, guardada }), status, guardada };
}

/** A failed note costs a position for a minute, never the answer. */
const askPosicao = (db: Reader, id: string): Promise<void> => notePedida(db, id).catch(() => undefined);

/** The same of a part of a line, short, for a board. */
export function toPartidaPainel(
  partida: Partida,
  trecho: Trecho,
  status: Status | undefined,
  agora: Date,
): PartidaPainel {
  const { linha, origem, destino } = trecho;
  return {
    id: partida.id,
    linha: linha.codigo,
    operadora: linha.operadora,
    situacao: standing(partida, status, origem.sai, destino.chega, agora),
    atrasoMinutos: delayOf(status),
    // The platform that the timetable names is that of the first stop.
    plataforma: origem === linha.paradas[0] ? (status?.plataforma ?? partida.plataforma) : null,
    ...stopsOf(partida, trecho),
  };
}

/**
 * The stops with their expected times. The coach's word about the stops behind it goes before the clock, which knows when people
 * board, and not whether the coach has come.
 */
function stopsNow(
  { partida, linha, situacao, atrasoMinutos, andamento, agora }: Progress,
  status: Status | undefined,
): InformacaoViagem['paradas'] {
  const last = lastStop(linha);
  const expected = (minutes: number): Date => plusMinutes(partida.saida, minutes + atrasoMinutos);
  const moments = linha.paradas.map(({ chega, sai }) => ({ chega: expected(chega), sai: expected(sai) }));
  const hasCome = situacao !== 'embarque' || status?.situacao === 'embarque';
  const places = andamento
    ? lugaresPelaPosicao(andamento, linha.paradas.length)
    : lugaresDoOnibus(hasCome ? situacao : 'no_horario', moments, agora);
  const isOut = ['embarque', 'em_viagem', 'encerrada'].includes(situacao);
  return linha.paradas.map((parada, i) => {
    const minutes = parada === last ? parada.chega : parada.sai;
    const stands = parada !== linha.paradas[0] && parada.chega < minutes;
    const clock = (instant: Date): HoraLocal => toHora(instant, parada.localidade.fuso);
    // The delay of now says nothing of a stop that the coach was seen to have left behind.
    const isBehind = andamento !== null && places[i] === 'passou';
    const previsao = (minute: number) => atrasoMinutos > 0 && !isBehind && { previsao: clock(expected(minute)) };
    return {
      ...toParada(parada.localidade, plusMinutes(partida.saida, minutes)),
      ...(stands && {
        chegada: { ...clock(plusMinutes(partida.saida, parada.chega)), ...previsao(parada.chega) },
      }),
      ...previsao(minutes),
      ...(isOut && { situacao: places[i] ?? 'adiante' }),
    };
  });
}

type HoraLocal = Pick<LocalTime, 'dia' | 'hora'>;

function toHora(instant: Date, zone: string): HoraLocal {
  const { dia, hora } = localTime(instant, zone);
  return { dia, hora };
}

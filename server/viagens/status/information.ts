import { motivosViagem } from '../../../src/domain/viagens/motivoViagem';
import { lugaresDoOnibus, situacaoViagem, type SituacaoViagem } from '../../../src/domain/viagens/situacaoViagem';
import type { InformacaoViagem, PartidaPainel } from '../../../src/domain/wire/viagens/viagens';
import type { Catalogue, Linha, ParadaLinha, Trecho } from '../catalogue';
import { localTime, plusMinutes, type LocalTime } from '../localTime';
import { findPartida, type Partida } from '../partidaRepository';
import { stopsOf, toParada } from '../busca/toViagem';
import { databaseNow } from '../../platform/database/databaseNow';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import type { Status } from '../tables';
import type { Pontualidades } from './pontualidade';
import { findDireitos, findStatus } from './statusRepository';

/** The public information of one departure, as it stands now. */
export async function informationOf(
  db: Reader,
  catalogue: Catalogue,
  { ofLinha }: Pontualidades,
  id: string,
): Promise<InformacaoViagem> {
  const partida = await findPartida(db, id);
  const linha = partida && catalogue.linha(partida.linha_id);
  if (!partida || !linha) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  const status = (await findStatus(db, [id])).get(id);
  const agora = await databaseNow(db);
  const atrasoMinutos = delayOf(status);
  const pontualidade = await ofLinha(linha.id);
  return {
    id,
    linha: linha.codigo,
    operadora: linha.operadora,
    situacao: standing(partida, status, 0, lastStop(linha).chega, agora),
    atrasoMinutos,
    plataforma: status?.plataforma ?? partida.plataforma,
    motivo: status?.motivo ? motivosViagem[status.motivo] : null,
    ...(status?.observacao && { observacao: status.observacao }),
    atualizadoEm: status?.atualizado_em.toISOString() ?? null,
    direitos: await findDireitos(db, atrasoMinutos),
    paradas: stopsNow(partida, linha, status, agora),
    ...(pontualidade && { pontualidade }),
  };
}

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

const delayOf = (status: Status | undefined): number =>
  status?.situacao === 'cancelada' ? 0 : (status?.atraso_min ?? 0);

const lastStop = ({ paradas }: Linha): ParadaLinha => {
  const last = paradas.at(-1);
  if (!last) throw new Error('Broken catalogue: a line without stops');
  return last;
};

function standing(
  partida: Partida,
  status: Status | undefined,
  sai: number,
  chega: number,
  agora: Date,
): SituacaoViagem {
  const said = status?.situacao ?? 'prevista';
  return situacaoViagem({
    partida: plusMinutes(partida.saida, sai),
    chegada: plusMinutes(partida.saida, chega),
    agora,
    atrasoMinutos: delayOf(status),
    informada: partida.situacao === 'cancelada' ? 'cancelada' : said,
  });
}

function stopsNow(
  partida: Partida,
  linha: Linha,
  status: Status | undefined,
  agora: Date,
): InformacaoViagem['paradas'] {
  const last = lastStop(linha);
  const situacao = standing(partida, status, 0, last.chega, agora);
  const atraso = delayOf(status);
  const expected = (minutes: number): Date => plusMinutes(partida.saida, minutes + atraso);
  const moments = linha.paradas.map(({ chega, sai }) => ({ chega: expected(chega), sai: expected(sai) }));
  const places = lugaresDoOnibus(situacao, moments, agora);
  const isOut = ['embarque', 'em_viagem', 'encerrada'].includes(situacao);
  return linha.paradas.map((parada, i) => {
    const minutes = parada === last ? parada.chega : parada.sai;
    const stands = parada !== linha.paradas[0] && parada.chega < minutes;
    const clock = (instant: Date): HoraLocal => toHora(instant, parada.localidade.fuso);
    const previsao = (minute: number) => atraso > 0 && { previsao: clock(expected(minute)) };
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

import { msg, t, translated } from '../../../src/words/t';
import { fill, type AvisoPronto } from '../../../src/domain/avisos/modelos';
import { formatDia } from '../../../src/domain/base/data';
import { localTime, plusMinutes } from '../../viagens/localTime';
import type { Novidade } from './novidadeRepository';

/** Minutes of delay above which passengers are told. */
const ATRASO_AVISADO = 15;
const A_CONFIRMAR = msg('a confirmar no terminal');

type Estado = Pick<NonNullable<Novidade['status']>, 'situacao' | 'atrasoMinutos' | 'plataforma'>;

/**
 * The message of an event; null where nothing changed that a passenger has to know.
 * @param first the earliest of the events that the message stands for: what changed since counts.
 */
export function toAviso(first: Novidade): AvisoPronto | null {
  const base = basics(first);
  const terminal = first.viagem.partida.localidade.terminal;
  const [nome = ''] = first.nome.split(' ');
  const poltrona = String(first.poltrona);
  switch (first.tipo) {
    case 'emitido':
      return fill('bilheteEmitido', { ...base, nome, terminal, poltrona });
    case 'lembrete':
      return fill('lembrete', { ...base, nome, terminal, poltrona, plataforma: plataformaOf(first, first.status) });
    case 'onibus':
      return onibusAviso(first, { ...base, poltrona });
    case 'devolucao':
      return fill('devolucao', base);
    case 'status':
      return statusAviso(first, base);
  }
}

/** A seat that came back to its number meanwhile is the same one. */
function onibusAviso(
  { poltronaAntes, poltrona: atual, pior }: Novidade,
  base: { trajeto: string; quando: string; poltrona: string },
): AvisoPronto {
  const isMoved = poltronaAntes !== null && poltronaAntes !== atual;
  if (!isMoved && !pior) return fill('onibus', base);
  return fill(pior ? 'classeInferior' : 'poltronaMudou', { ...base, antes: String(poltronaAntes ?? atual) });
}

function basics({ viagem: { partida, chegada } }: Novidade): { trajeto: string; quando: string } {
  return {
    trajeto: t('{origem} para {destino}', { origem: placeOf(partida), destino: placeOf(chegada) }),
    quando: t('{dia} às {hora}', { dia: formatDia(partida.dia).slice(0, 5), hora: partida.hora }),
  };
}

const placeOf = ({ localidade: { nome, uf } }: Novidade['viagem']['partida']): string => `${nome} (${uf})`;

const plataformaOf = ({ plataforma }: Novidade, status: Pick<Estado, 'plataforma'> | null): string =>
  status?.plataforma ?? plataforma ?? translated(A_CONFIRMAR);

const lateBy = (status: Estado | null): number =>
  status !== null && status.atrasoMinutos > ATRASO_AVISADO ? status.atrasoMinutos : 0;

const isLeaving = (status: Estado | null): boolean =>
  status?.situacao === 'em_viagem' || status?.situacao === 'encerrada';
const isCancelled = (status: Estado | null): boolean => status?.situacao === 'cancelada';

function statusAviso(novidade: Novidade, base: { trajeto: string; quando: string }): AvisoPronto | null {
  const { antes, status } = novidade;
  if (isLeaving(status)) return null;
  if (isCancelled(status)) return isCancelled(antes) ? null : fill('cancelada', base);
  const [late, was] = [lateBy(status), lateBy(antes)];
  const plataforma = plataformaOf(novidade, status);
  if (late > 0 && late !== was) return lateAviso(novidade, late, { ...base, plataforma });
  if (late === 0 && (was > 0 || isCancelled(antes))) return fill('mantida', { ...base, plataforma });
  return plataforma === plataformaOf(novidade, antes) ? null : fill('plataforma', { ...base, plataforma });
}

function lateAviso(
  { viagem: { partida } }: Novidade,
  late: number,
  base: { trajeto: string; quando: string; plataforma: string },
): AvisoPronto {
  const saida = localTime(plusMinutes(new Date(partida.instante), late), partida.localidade.fuso).hora;
  return fill('atraso', { ...base, atraso: t('cerca de {tempo}', { tempo: minutesText(late) }), saida });
}

function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('{n} minutos', { n: rest });
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`;
}

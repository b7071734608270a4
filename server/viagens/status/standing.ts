import { situacaoViagem, type SituacaoViagem } from '../../../src/domain/viagens/situacaoViagem';
import type { Linha, ParadaLinha } from '../catalogue';
import { plusMinutes } from '../localTime';
import type { Partida } from '../partidaRepository';
import type { Status } from '../tables';

/** How late operations say that a departure is, in minutes. */
export const delayOf = (status: Status | undefined): number =>
  status?.situacao === 'cancelada' ? 0 : (status?.atraso_min ?? 0);

/** Where a line ends. */
export const lastStop = ({ paradas }: Linha): ParadaLinha => {
  const last = paradas.at(-1);
  if (!last) throw new Error('Broken catalogue: a line without stops');
  return last;
};

/** The state of a departure between two of its minutes, by operations' word and the clock. */
export function standing(
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

import type { Achados } from '../achados';
import { stopTimes } from '../leitura/gtfs';
import type { Tempo } from '../leitura/tempos';
import type { Lugares } from './lugares';

/** A stop of a pattern, in minutes from the start. */
export interface ParadaDoPadrao {
  lugar: string;
  /** Stop of the feed, for fares by zone or area. */
  parada: string;
  chega: number;
  sai: number;
  embarca: boolean;
  desembarca: boolean;
}

/** The stops of a run with their times from its start, and the start itself in seconds of the service day. */
export interface Padrao {
  saida: number;
  paradas: ParadaDoPadrao[];
}

interface Known extends Tempo {
  chega: number;
  sai: number;
}

/** The pattern of a run; null where its times make none, which is reported. */
export function toPadrao(viagem: string, tempos: readonly Tempo[], lugares: Lugares, falhas: Achados): Padrao | null {
  const known = fillTimes(viagem, tempos, falhas);
  const [first] = known ?? [];
  if (known === null || first === undefined) return null;
  const start = minute(first.sai);
  const paradas = known.map(({ parada, chega, sai, embarca, desembarca }, i): ParadaDoPadrao => ({
    lugar: lugares.placeOf(parada) ?? parada,
    parada,
    chega: i === 0 ? 0 : minute(chega) - start,
    sai: minute(sai) - start,
    embarca,
    desembarca,
  }));
  const joined = joinPlatforms(paradas);
  if (joined.length > 1) return { saida: first.sai, paradas: joined };
  falhas.add(stopTimes.nome, first.linha, `trip_id: ${viagem} para num lugar só`);
  return null;
}

/** Timetables of coaches are in minutes; seconds of a feed are cut off. */
const minute = (seconds: number): number => Math.floor(seconds / 60);

/** Two stops in a row at one place, such as two platforms of a station, are one. */
function joinPlatforms(paradas: readonly ParadaDoPadrao[]): ParadaDoPadrao[] {
  const joined: ParadaDoPadrao[] = [];
  for (const parada of paradas) {
    const last = joined.at(-1);
    if (last?.lugar !== parada.lugar) joined.push({ ...parada });
    else {
      last.sai = parada.sai;
      last.embarca ||= parada.embarca;
      last.desembarca ||= parada.desembarca;
    }
  }
  return joined;
}

/** Checks the times of a run, and spreads those that the feed leaves out evenly between their neighbours. */
function fillTimes(viagem: string, tempos: readonly Tempo[], falhas: Achados): Known[] | null {
  let isSound = true;
  const refuse = (linha: number, motivo: string): void => {
    falhas.add(stopTimes.nome, linha, motivo);
    isSound = false;
  };
  const [first, last] = [tempos[0], tempos.at(-1)];
  if (first?.sai === null) refuse(first.linha, `departure_time: a primeira parada de ${viagem} precisa de hora`);
  if (last?.chega === null) refuse(last.linha, `arrival_time: a última parada de ${viagem} precisa de hora`);
  let before = -1;
  let seq = -1;
  for (const { linha, seq: own, chega, sai } of tempos) {
    if (own === seq) refuse(linha, `stop_sequence: ${own} de ${viagem} se repete`);
    seq = own;
    if (chega === null || sai === null) continue;
    if (chega < before) refuse(linha, 'arrival_time: vem antes da parada anterior');
    if (sai < chega) refuse(linha, 'departure_time: vem antes de arrival_time');
    before = Math.max(before, sai);
  }
  return isSound ? tempos.map((tempo, i) => ({ ...tempo, ...timesAt(tempos, i) })) : null;
}

function timesAt(tempos: readonly Tempo[], i: number): { chega: number; sai: number } {
  const own = tempos[i];
  if (own?.chega != null && own.sai !== null) return { chega: own.chega, sai: own.sai };
  const [from, to] = [lastKnown(tempos, i, -1), lastKnown(tempos, i, 1)];
  const start = tempos[from]?.sai ?? 0;
  const end = tempos[to]?.chega ?? start;
  const time = Math.round(start + ((end - start) * (i - from)) / (to - from));
  return { chega: time, sai: time };
}

/** The nearest stop with a time, in one direction; the first and the last stop have one. */
function lastKnown(tempos: readonly Tempo[], from: number, step: 1 | -1): number {
  let i = from + step;
  while (i > 0 && i < tempos.length - 1 && tempos[i]?.chega === null) i += step;
  return i;
}

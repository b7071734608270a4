import type { Dia } from '../../../src/domain/base/data';
import { instantAt, localTime } from '../../viagens/localTime';
import type { PartidaOperadora } from '../../viagens/operadora/partidasOperadora';
import type { Lista } from './operadoraListaRepository';

/** A stop of a departure of the operator, by the operator's id of the place; minutes count from its first stop. */
export interface ParadaLida {
  lugar: string;
  chega: number;
  sai: number;
  km: number;
}

/** A part of a departure that is sold. */
export interface TrechoLido {
  origem: string;
  destino: string;
  /** Day of boarding. */
  dia: Dia;
  partida: PartidaOperadora;
}

/** A departure of the operator, put together from the lists of every pair that it serves. */
export interface ViagemLida {
  idViagem: string;
  partida: PartidaOperadora;
  /** Day and minute at its first stop, by the clocks there. */
  dia: Dia;
  minuto: number;
  fuso: string;
  paradas: ParadaLida[];
  trechos: TrechoLido[];
}

const MINUTE = 60_000;

/** Puts departures together; pairs with a place of no known zone are left out. */
export function joinViagens(listas: readonly Lista[], fusoOf: (lugar: string) => string | undefined): ViagemLida[] {
  const trechosOf = new Map<string, TrechoLido[]>();
  for (const { origem, destino, dia, partidas } of listas) {
    if (fusoOf(origem) === undefined || fusoOf(destino) === undefined) continue;
    for (const partida of partidas) {
      const trechos = trechosOf.get(partida.idViagem) ?? [];
      trechos.push({ origem, destino, dia, partida });
      trechosOf.set(partida.idViagem, trechos);
    }
  }
  return [...trechosOf].flatMap(([idViagem, trechos]) => toViagem(idViagem, trechos, fusoOf) ?? []);
}

interface Instantes {
  chega?: number;
  sai?: number;
}

function toViagem(
  idViagem: string,
  trechos: TrechoLido[],
  fusoOf: (lugar: string) => string | undefined,
): ViagemLida | null {
  const stops = new Map<string, Instantes>();
  const stop = (lugar: string, instantes: Instantes): unknown =>
    stops.set(lugar, { ...stops.get(lugar), ...instantes });
  for (const { origem, destino, dia, partida } of trechos) {
    stop(origem, { sai: instantAt(dia, partida.horaPartida, fusoOf(origem) ?? '').getTime() });
    stop(destino, { chega: instantAt(partida.diaChegada, partida.horaChegada, fusoOf(destino) ?? '').getTime() });
  }
  const sorted = [...stops].sort(([, a], [, b]) => timeOf(a) - timeOf(b));
  const [first] = sorted;
  const start = first?.[1].sai;
  const [sample] = trechos;
  if (!first || start === undefined || !sample) return null;
  const fuso = fusoOf(first[0]) ?? '';
  const { dia } = localTime(new Date(start), fuso);
  const km = kmFrom(first[0], trechos);
  return {
    idViagem,
    partida: sample.partida,
    dia,
    minuto: (start - instantAt(dia, '12:00', fuso).getTime()) / MINUTE + 720,
    fuso,
    paradas: sorted.map(([lugar, times], i) => {
      const chega = i === 0 ? start : timeOf(times);
      const sai = Math.max(chega, times.sai ?? chega);
      return { lugar, chega: (chega - start) / MINUTE, sai: (sai - start) / MINUTE, km: km(lugar) };
    }),
    trechos,
  };
}

const timeOf = ({ chega, sai }: Instantes): number => chega ?? sai ?? 0;

/** Distances from the first stop, where the operator sells from there. */
function kmFrom(first: string, trechos: readonly TrechoLido[]): (lugar: string) => number {
  const known = new Map(
    trechos.filter(({ origem }) => origem === first).map(({ destino, partida }) => [destino, partida.km]),
  );
  return (lugar) => known.get(lugar) ?? 0;
}

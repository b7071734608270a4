import type { Achados } from '../achados';
import { readArquivo, type Linha } from './arquivo';
import { corridas, stops, stopTimes } from './gtfs';
import type { FeedZip } from './zip';

/** A stop of one run, in seconds of the service day; null where the feed gives no time. */
export interface Tempo {
  seq: number;
  /** Its `stop_id`. */
  parada: string;
  chega: number | null;
  sai: number | null;
  /** Whether one may get on, and off. */
  embarca: boolean;
  desembarca: boolean;
  linha: number;
}

const NENHUM = 1;
/** Numbers that stand for one stop in the packed list of a run. */
const CAMPOS = 6;

/**
 * The stops of every run. Millions of lines are read as a stream and kept as numbers, a list a run, since a feed need
 * not keep the lines of a run together.
 */
export interface Tempos {
  has: (viagem: string) => boolean;
  of: (viagem: string) => Tempo[];
}

/** Reads `stop_times.txt`; lines of unknown runs or stops are reported. */
export async function readTempos(
  zip: FeedZip,
  viagens: ReadonlyMap<string, unknown>,
  paradas: readonly string[],
  falhas: Achados,
): Promise<Tempos> {
  const indexOf = new Map(paradas.map((parada, i) => [parada, i]));
  const packed = new Map<string, number[]>();
  if (!zip.has(stopTimes.nome)) falhas.add(stopTimes.nome, null, 'falta o arquivo');
  for await (const row of readArquivo(zip, stopTimes, falhas)) {
    const index = indexOf.get(row.stop_id);
    // A broken line of the other file would blame every line that refers to it.
    if (index === undefined && !falhas.has(stops.nome)) {
      falhas.add(stopTimes.nome, row.linha, `stop_id: ${row.stop_id} não está em ${stops.nome}`);
    }
    if (!viagens.has(row.trip_id) && !falhas.has(corridas.nome)) {
      falhas.add(stopTimes.nome, row.linha, `trip_id: ${row.trip_id} não está em ${corridas.nome}`);
    }
    const numbers = pack(row, index ?? 0);
    const known = packed.get(row.trip_id);
    if (known) known.push(...numbers);
    else packed.set(row.trip_id, numbers);
  }
  return {
    has: (viagem) => packed.has(viagem),
    of: (viagem) => unpack(packed.get(viagem) ?? [], paradas),
  };
}

function pack(row: Linha<(typeof stopTimes)['colunas']>, index: number): number[] {
  const chega = row.arrival_time ?? row.departure_time ?? -1;
  const sai = row.departure_time ?? row.arrival_time ?? -1;
  const flags = (row.pickup_type === NENHUM ? 0 : 1) + (row.drop_off_type === NENHUM ? 0 : 2);
  return [row.stop_sequence, index, chega, sai, flags, row.linha];
}

function unpack(numbers: readonly number[], paradas: readonly string[]): Tempo[] {
  const tempos: Tempo[] = [];
  for (let i = 0; i < numbers.length; i += CAMPOS) {
    const [seq = 0, parada = 0, chega = -1, sai = -1, flags = 0, linha = 0] = numbers.slice(i, i + CAMPOS);
    tempos.push({
      seq,
      parada: paradas[parada] ?? '',
      chega: chega < 0 ? null : chega,
      sai: sai < 0 ? null : sai,
      embarca: (flags & 1) !== 0,
      desembarca: (flags & 2) !== 0,
      linha,
    });
  }
  return tempos.sort((a, b) => a.seq - b.seq);
}

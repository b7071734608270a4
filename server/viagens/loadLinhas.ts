import { classeDeCodigo } from '../../src/domain/viagens/classe';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Reader } from '../platform/database/database';
import { listLinhaRows, listParRows } from './catalogoRepository';
import type { Linha, ParadaLinha, Tarifa, Trecho } from './catalogue';
import { groupBy } from './groupBy';
import { toPreco } from './busca/preco';

/** Every line with its stops in order. */
export async function loadLinhas(db: Reader, places: Map<string, Localidade>): Promise<Map<number, Linha>> {
  const { linhas, paradas } = await listLinhaRows(db);
  const stops = paradas.sort((a, b) => a.seq - b.seq);
  const byLinha = groupBy(stops, (stop) => stop.linha_id);
  const toParada = (stop: (typeof stops)[number]): ParadaLinha => ({
    seq: stop.seq,
    localidade: found(places.get(String(stop.localidade_id)), 'localidade'),
    chega: stop.minutos,
    sai: stop.minutos + stop.parada_min,
  });
  return new Map(linhas.map((row) => [row.id, { ...row, paradas: (byLinha.get(row.id) ?? []).map(toParada) }]));
}

/** Every part of a line that is sold, with its prices, the latest first. */
export async function loadTrechos(db: Reader, linhas: Map<number, Linha>): Promise<Trecho[]> {
  const { pares, tarifas } = await listParRows(db, [...linhas.keys()]);
  const newestFirst = tarifas.sort((a, b) => b.vigente_de.localeCompare(a.vigente_de));
  const byPair = groupBy(newestFirst, pairKey);
  return pares.map((pair) => {
    const linha = found(linhas.get(pair.linha_id), 'linha');
    const stop = (seq: number) =>
      found(
        linha.paradas.find((parada) => parada.seq === seq),
        'parada',
      );
    return {
      linha,
      origem: stop(pair.seq_o),
      destino: stop(pair.seq_d),
      km: pair.km,
      tarifas: (byPair.get(pairKey(pair)) ?? []).map(toTarifa),
    };
  });
}

interface PairRow {
  linha_id: number;
  seq_o: number;
  seq_d: number;
}

const pairKey = ({ linha_id, seq_o, seq_d }: PairRow): string => `${linha_id} ${seq_o} ${seq_d}`;

interface TarifaRow {
  classe: number;
  vigente_de: string;
  centavos: number;
  pedagio: number;
  embarque: number;
  seguro: number;
}

const toTarifa = ({ classe, vigente_de, centavos, ...rest }: TarifaRow): Tarifa => ({
  classe: classeDeCodigo(classe),
  vigenteDe: vigente_de,
  preco: toPreco({ tarifa: centavos, ...rest }),
});

/** Stops the start where a row of the seed points at nothing, since the server would sell wrong trips. */
function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Broken catalogue: ${what} not found`);
  return value;
}

import { groupBy } from '../viagens/groupBy';
import { localidades } from './localidades';
import { eixos, type Eixo, type ParadaDoEixo } from './rede/eixos';
import type { LinhaParadaRow, LinhaParRow, LinhaRow, LocalidadeRow } from './types';

/** A corridor run one way. */
export interface Linha extends LinhaRow {
  eixo: Eixo;
  paradas: readonly LinhaParadaRow[];
}

const KM_POR_HORA = 68;
/** Minutes of a stop on the way: off the road, the platform, and back. */
const PARADA_MIN = 15;
/** Minimum distance of a sellable pair; shorter ones are city transport. */
const KM_MINIMO = 25;

/** The registry's number of the state a line is licensed in stands first in its prefix. */
const registro: Record<string, string> = {
  AC: '20',
  AL: '13',
  AM: '01',
  AP: '24',
  BA: '05',
  CE: '03',
  DF: '12',
  ES: '17',
  GO: '11',
  MA: '15',
  MG: '06',
  MS: '19',
  MT: '18',
  PA: '02',
  PB: '14',
  PE: '04',
  PI: '16',
  PR: '09',
  RJ: '07',
  RN: '21',
  RO: '22',
  RR: '25',
  RS: '10',
  SC: '23',
  SE: '26',
  SP: '08',
  TO: '27',
};

/** The companies of the house, by the hundreds of the corridor's number. */
const operadoras = ['Itapê', 'Itapê Sul', 'Itapê Cerrado', 'Itapê Norte', 'Itapê Nordeste', 'Itapê'];

const porCidade = groupBy(localidades, ({ nome, uf }) => `${nome}/${uf}`);
const porId = new Map(localidades.map((localidade) => [localidade.id, localidade]));

/** The row of an id that the catalogue itself gave. */
export function localidadeDe(id: number): LocalidadeRow {
  const localidade = porId.get(id);
  if (!localidade) throw new Error(`No such place: ${id}`);
  return localidade;
}

/** The terminal meant by a stop: the named one, or the city's main one. */
function terminalDe({ cidade, terminal }: Pick<ParadaDoEixo, 'cidade' | 'terminal'>): LocalidadeRow {
  const found = porCidade.get(cidade)?.find((row) => terminal === null || row.terminal.includes(terminal));
  if (!found) throw new Error(`No terminal ${terminal ?? ''} in ${cidade}: run generate/localidades.ts`);
  return found;
}

/** Travel time in steps of five minutes, as timetables have it, and at least one step. */
const minutosDe = (km: number): number => Math.max(10, Math.round(((km / KM_POR_HORA) * 60) / 5) * 5);

/** The corridor's stops seen from its other end. */
function reversed(paradas: readonly ParadaDoEixo[]): ParadaDoEixo[] {
  const total = paradas.at(-1)?.km ?? 0;
  return paradas.map((parada) => ({ ...parada, km: total - parada.km })).reverse();
}

function paradasOf(linhaId: number, paradas: readonly ParadaDoEixo[]): LinhaParadaRow[] {
  let minutos = 0;
  return paradas.map((parada, seq) => {
    const before = paradas[seq - 1];
    if (before) minutos += minutosDe(parada.km - before.km);
    const isOnTheWay = seq > 0 && seq < paradas.length - 1;
    const row = { linha_id: linhaId, seq, localidade_id: terminalDe(parada).id, km: parada.km, minutos };
    if (isOnTheWay) minutos += PARADA_MIN;
    return { ...row, parada_min: isOnTheWay ? PARADA_MIN : 0 };
  });
}

const labelOf = (parada: ParadaDoEixo | undefined): string => (parada?.cidade ?? '').replace(/\/(..)$/, ' ($1)');

function linhaOf(eixo: Eixo, sentido: 0 | 1): Linha {
  const id = eixo.numero * 2 + sentido;
  const stops = sentido === 0 ? eixo.paradas : reversed(eixo.paradas);
  // Both ways carry the number of the state where the corridor is registered: that of its first stop.
  const uf = eixo.paradas[0]?.cidade.slice(-2) ?? '';
  return {
    id,
    codigo: `${registro[uf] ?? '00'}-0${eixo.numero}-0${sentido}`,
    nome: `${labelOf(stops[0])} – ${labelOf(stops.at(-1))} via ${eixo.rodovia}`,
    operadora: operadoras[Math.floor(eixo.numero / 100) - 1] ?? 'Itapê',
    eixo,
    paradas: paradasOf(id, stops),
  };
}

/** Every line, there and back. Its id comes from its corridor's number, so new corridors move no other. */
export const linhas: readonly Linha[] = eixos.flatMap((eixo) => [linhaOf(eixo, 0), linhaOf(eixo, 1)]);

/** Every sellable part of a line: none within a town, none below the minimum distance. */
export const paresDe = ({ id, paradas }: Linha): LinhaParRow[] =>
  paradas.flatMap((origem, index) =>
    paradas
      .slice(index + 1)
      .filter((destino) => destino.km - origem.km >= KM_MINIMO)
      .map((destino) => ({
        linha_id: id,
        seq_o: origem.seq,
        seq_d: destino.seq,
        origem_id: origem.localidade_id,
        destino_id: destino.localidade_id,
        min_o: origem.minutos + origem.parada_min,
        min_d: destino.minutos,
        km: destino.km - origem.km,
      })),
  );

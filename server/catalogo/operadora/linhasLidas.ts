import { codigoDeClasse, type Classe, type CodigoClasse } from '../../../src/domain/viagens/classe';
import { groupBy } from '../../viagens/groupBy';
import type { LinhaDesejada, TarifaDesejada } from '../composicao/desejado';
import { shortHash } from '../composicao/onibus';
import type { TrechoLido, ViagemLida } from './viagensLidas';

/** Fares of an external source begin before anybody looks; later ones begin on the day from which they differ. */
const DESDE_SEMPRE = '2000-01-01';

/** A departure that is sold, with the line that it belongs to. */
export interface ViagemNaLinha extends ViagemLida {
  linha: string;
  classe: Classe;
}

/**
 * The line of each departure: the operator's line with one pattern of stops and times, one time of the day and one class,
 * so that a day has one fare. A second departure of the same minute is a line of its own.
 */
export function assignLinhas(viagens: readonly (ViagemLida & { classe: Classe })[]): ViagemNaLinha[] {
  const onDay = new Map<string, number>();
  return [...viagens]
    .sort((a, b) => (a.idViagem < b.idViagem ? -1 : 1))
    .map((viagem) => {
      const times = viagem.paradas.map(({ lugar, chega, sai }) => [lugar, chega, sai]);
      const parts = ['praxio', viagem.partida.linha, viagem.minuto, viagem.classe, shortHash(times)];
      const key = JSON.stringify([...parts, viagem.dia]);
      const n = onDay.get(key) ?? 0;
      onDay.set(key, n + 1);
      return { ...viagem, linha: JSON.stringify(n === 0 ? parts : [...parts, n]) };
    });
}

/** The lines of some departures, with the parts that are sold and the fare of each day on which it changes. */
export const composeLinhasLidas = (
  viagens: readonly ViagemNaLinha[],
  lugarOf: (lugar: string) => string,
): LinhaDesejada[] =>
  [...groupBy(viagens, ({ linha }) => linha)].flatMap(([externo, sameLine]) => {
    const [first] = sameLine;
    if (!first) return [];
    const { partida, paradas, classe } = first;
    const seqOf = new Map(paradas.map(({ lugar }, seq) => [lugar, seq]));
    const byPair = groupBy(
      sameLine.flatMap(({ trechos }) => trechos),
      ({ origem, destino }) => `${seqOf.get(origem)} ${seqOf.get(destino)}`,
    );
    const pairs = [...byPair].flatMap(([key, trechos]) => {
      const [seq_o = 0, seq_d = 0] = key.split(' ').map(Number);
      // A coach that arrives before it leaves is a mistake of the list.
      return seq_o < seq_d ? [{ seq_o, seq_d, trechos }] : [];
    });
    return {
      externo,
      codigo: partida.linha,
      nome: partida.nomeLinha,
      operadora: partida.operadora,
      paradas: paradas.map(({ lugar, km, chega, sai }) => ({
        localidade: lugarOf(lugar),
        km,
        minutos: chega,
        parada_min: sai - chega,
      })),
      pares: pairs.map(({ seq_o, seq_d }) => ({ seq_o, seq_d })),
      tarifas: pairs.flatMap(({ seq_o, seq_d, trechos }) =>
        faresOf(trechos).map((tarifa) => ({ seq_o, seq_d, classe: codigoOf(classe), ...tarifa })),
      ),
    };
  });

const codigoOf = (classe: Classe): CodigoClasse => codigoDeClasse[classe];

type Tarifa = Omit<TarifaDesejada, 'seq_o' | 'seq_d' | 'classe'>;

/** The fares of a pair by day of boarding, each from the day on which it differs from the one before. */
function faresOf(trechos: readonly TrechoLido[]): Tarifa[] {
  const fares: Tarifa[] = [];
  for (const { dia, partida } of [...trechos].sort((a, b) => (a.dia < b.dia ? -1 : 1))) {
    const fare = {
      centavos: partida.tarifaCentavos,
      pedagio: partida.pedagioCentavos,
      embarque: partida.embarqueCentavos,
      seguro: partida.outrosCentavos,
    };
    const last = fares.at(-1);
    const same = last && Object.entries(fare).every(([name, value]) => Reflect.get(last, name) === value);
    if (!same) fares.push({ vigente_de: fares.length === 0 ? DESDE_SEMPRE : dia, ...fare });
  }
  return fares;
}

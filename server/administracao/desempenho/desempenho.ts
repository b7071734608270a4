import {
  bonsOf,
  FAIXAS,
  METRICAS,
  percentilOf,
  totalOf,
  type Histograma,
  type Metrica,
} from '../../../src/domain/aplicativo/vitais';
import type { Desempenho, DesempenhoDaRota, MedidaDaRota } from '../../../src/domain/wire/administracao/desempenho';
import type { Reader } from '../../platform/database/database';
import { listVersoes, sumVitais, type FiltroVitais, type VitalSomado } from './vitalRepository';

/** Percentiles of each route and metric. */
export async function readDesempenho(db: Reader, filtro: FiltroVitais): Promise<Desempenho> {
  const somas = await sumVitais(db, filtro);
  const rotas = [...new Set(somas.map(({ rota }) => rota))].map((rota) => toRota(rota, somas));
  const versoes = await listVersoes(db, filtro.dias);
  return {
    versoes: versoes.sort((one, other) => other.localeCompare(one, 'en', { numeric: true })),
    rotas: rotas.sort((one, other) => visitasDe(other) - visitasDe(one) || one.rota.localeCompare(other.rota)),
  };
}

const visitasDe = ({ medidas }: DesempenhoDaRota): number => Math.max(...medidas.map(({ visitas }) => visitas));

const toRota = (rota: string, somas: readonly VitalSomado[]): DesempenhoDaRota => ({
  rota,
  medidas: METRICAS.flatMap((metrica) => toMedida(metrica, histogramaOf(rota, metrica, somas)) ?? []),
});

function histogramaOf(rota: string, metrica: Metrica, somas: readonly VitalSomado[]): Histograma {
  const histograma = Array.from({ length: FAIXAS }, () => 0);
  for (const soma of somas) if (soma.rota === rota && soma.metrica === metrica) histograma[soma.faixa] = soma.vezes;
  return histograma;
}

function toMedida(metrica: Metrica, histograma: Histograma): MedidaDaRota | null {
  const p75 = percentilOf(metrica, histograma);
  if (p75 === null) return null;
  return { metrica, p75, visitas: totalOf(histograma), boas: bonsOf(metrica, histograma) };
}

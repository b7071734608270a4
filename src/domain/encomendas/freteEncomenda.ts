import { formatCentavos } from '../base/dinheiro';
import type { LinhaFrete, Pesos, Volume } from '../wire/encomendas/encomendas';

/** Tariff of a distance, a dated row: price of the first kilo, and of each further kilo or part of it. */
export interface FaixaFrete {
  baseCentavos: number;
  kgCentavos: number;
}

/** Tariff rules independent of the distance, a dated row. */
export interface RegraFrete {
  /** Cubic centimetres per kilo of dimensional weight. */
  cubagem: number;
  /** Insurance rate in hundredths of a percent of the declared value. */
  seguroBps: number;
  seguroMinimoCentavos: number;
  /** Surcharge for each volume after the first. */
  volumeCentavos: number;
}

/** Price of a parcel: freight and insurance, line by line. */
export interface Frete {
  pesos: Pesos;
  linhas: LinhaFrete[];
  totalCentavos: number;
}

/** Dimensional weight in grams. */
const pesoCubado = ({ comprimentoCm, larguraCm, alturaCm }: Volume, cubagem: number): number =>
  Math.ceil((comprimentoCm * larguraCm * alturaCm * 1000) / cubagem);

/** Actual, dimensional and charged weight; each volume is charged by the greater of the two. */
export function pesosDe(volumes: readonly Volume[], cubagem: number): Pesos {
  const sum = (weigh: (volume: Volume) => number): number => volumes.reduce((total, one) => total + weigh(one), 0);
  return {
    realGramas: sum(({ pesoGramas }) => pesoGramas),
    cubadoGramas: sum((volume) => pesoCubado(volume, cubagem)),
    taxadoGramas: sum((volume) => Math.max(volume.pesoGramas, pesoCubado(volume, cubagem))),
  };
}

/** Price of a parcel, shared by screen and server. Lines are integer centavos that add up to the total. */
export function computeFrete(
  volumes: readonly Volume[],
  valorDeclaradoCentavos: number,
  faixa: FaixaFrete,
  regra: RegraFrete,
): Frete {
  const pesos = pesosDe(volumes, regra.cubagem);
  const kg = Math.max(1, Math.ceil(pesos.taxadoGramas / 1000));
  const extra = volumes.length - 1;
  const seguro = Math.max(regra.seguroMinimoCentavos, Math.ceil((valorDeclaradoCentavos * regra.seguroBps) / 10_000));
  const linhas: LinhaFrete[] = [
    { tipo: 'frete', rotulo: 'Frete do primeiro quilo', valorCentavos: faixa.baseCentavos },
    ...(kg > 1
      ? [{ tipo: 'peso' as const, rotulo: `${kg - 1} kg a mais`, valorCentavos: (kg - 1) * faixa.kgCentavos }]
      : []),
    ...(extra > 0
      ? [
          {
            tipo: 'volumes' as const,
            rotulo: extra === 1 ? '1 volume a mais' : `${extra} volumes a mais`,
            valorCentavos: extra * regra.volumeCentavos,
          },
        ]
      : []),
    { tipo: 'seguro', rotulo: `Seguro de ${formatCentavos(valorDeclaradoCentavos)}`, valorCentavos: seguro },
  ];
  return { pesos, linhas, totalCentavos: linhas.reduce((total, { valorCentavos }) => total + valorCentavos, 0) };
}

import { formatCentavos } from './dinheiro';
import type { LinhaFrete, Pesos, Volume } from './wire/encomendas';

/** The price of a distance, a dated row: so much with the first kilo, so much for each kilo begun after it. */
export interface FaixaFrete {
  baseCentavos: number;
  kgCentavos: number;
}

/** What holds whatever the distance, a dated row too. */
export interface RegraFrete {
  /** Cubic centimetres that count as one kilo. */
  cubagem: number;
  /** The insurance, in hundredths of a percent of the declared value. */
  seguroBps: number;
  seguroMinimoCentavos: number;
  /** For each volume after the first. */
  volumeCentavos: number;
}

/** What the insurance and the freight of a parcel cost, line by line. */
export interface Frete {
  pesos: Pesos;
  linhas: LinhaFrete[];
  totalCentavos: number;
}

/** The weight that room counts as, in grams. */
export const pesoCubado = ({ comprimentoCm, larguraCm, alturaCm }: Volume, cubagem: number): number =>
  Math.ceil((comprimentoCm * larguraCm * alturaCm * 1000) / cubagem);

/** Of each volume the greater of both weights is paid. */
export function pesosDe(volumes: readonly Volume[], cubagem: number): Pesos {
  const sum = (weigh: (volume: Volume) => number): number => volumes.reduce((total, one) => total + weigh(one), 0);
  return {
    realGramas: sum(({ pesoGramas }) => pesoGramas),
    cubadoGramas: sum((volume) => pesoCubado(volume, cubagem)),
    taxadoGramas: sum((volume) => Math.max(volume.pesoGramas, pesoCubado(volume, cubagem))),
  };
}

/** The one rule of what a parcel costs. Every line is a whole number of centavos, and the lines add up to the total. */
export function calcularFrete(
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

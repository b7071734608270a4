import type { AdicionalOferecido } from '../../wire/compra/adicionais';
import { maximoDoAdicional } from './adicionais';
import { noTrecho, type AdicionaisDigitados, type AdicionaisDoPassageiro } from './adicionaisDigitados';

/** How many of an extra a passenger may have on each coach, with what the other passengers of the purchase leave. */
export const maximosPorTrecho = (
  oferta: AdicionalOferecido,
  others: readonly AdicionaisDoPassageiro[],
  trechos: number,
): number[] =>
  Array.from({ length: trechos }, (_, trecho) => {
    const taken = others.reduce((sum, one) => sum + (noTrecho(one, trecho, trechos)?.[oferta.tipo] ?? 0), 0);
    return maximoDoAdicional(oferta, (oferta.livresPorTrecho?.[trecho] ?? oferta.livres) - taken);
  });

/** Passengers who choose for each coach of the purchase: on each of them what they had on all. */
export const chooseApart = <T extends AdicionaisDoPassageiro>(passageiros: readonly T[], trechos: number): T[] =>
  passageiros.map((passageiro) => ({
    ...passageiro,
    adicionaisPorTrecho: Array.from({ length: trechos }, () => ({ ...passageiro.adicionais })),
  }));

/** Passengers with one choice for all coaches: of each kind the most that they had on one, as far as every coach has room. */
export const chooseTogether = <T extends AdicionaisDoPassageiro>(
  passageiros: readonly T[],
  ofertas: readonly AdicionalOferecido[],
): T[] =>
  passageiros.map((passageiro) => {
    const { adicionais, adicionaisPorTrecho: apart } = passageiro;
    const others = passageiros.filter((one) => one !== passageiro);
    return { ...passageiro, adicionais: apart ? join(apart, ofertas, others) : adicionais, adicionaisPorTrecho: null };
  });

const join = (
  apart: readonly AdicionaisDigitados[],
  ofertas: readonly AdicionalOferecido[],
  others: readonly AdicionaisDoPassageiro[],
): AdicionaisDigitados =>
  Object.fromEntries(
    ofertas.map((oferta) => {
      const most = Math.max(0, ...apart.map((own) => own[oferta.tipo] ?? 0));
      return [oferta.tipo, Math.min(most, ...maximosPorTrecho(oferta, others, apart.length))];
    }),
  );

import { MAXIMO_POLTRONAS } from '../base/constantes';
import { joinItems } from '../base/itens';
import type { MapaPoltronas } from '../wire/compra/poltronas';
import type { NovaReserva } from '../wire/compra/reservas';
import type { TrechoCompra } from './compra';
import { t } from '../../words/t';

/** Adds or removes a seat; a seat above {@link MAXIMO_POLTRONAS} is not added. */
export function togglePoltrona(poltronas: readonly number[], numero: number): number[] {
  if (poltronas.includes(numero)) return poltronas.filter((other) => other !== numero);
  return poltronas.length >= MAXIMO_POLTRONAS ? [...poltronas] : [...poltronas, numero].sort((a, b) => a - b);
}

/** Normalizes a selection of seats: unique and sorted. */
export const toEscolha = (poltronas: readonly number[]): number[] => [...new Set(poltronas)].sort((a, b) => a - b);

/** Body of `POST /Reservas`: all legs are held or none. */
export const toNovaReserva = (trechos: readonly TrechoCompra[]): NovaReserva => ({
  trechos: trechos.map((trecho) => ({ ...trecho, poltronas: [...trecho.poltronas] })),
});

/** True when both have the same seats of the same trips. */
export const sameTrechos = (a: readonly TrechoCompra[], b: readonly TrechoCompra[]): boolean =>
  a.length === b.length &&
  a.every(({ viagemId, poltronas }, i) => {
    const other = b[i];
    return other?.viagemId === viagemId && other.poltronas.join() === poltronas.join();
  });

/** The legs without the seats lost to other buyers. */
export const withoutPoltronas = (
  trechos: readonly TrechoCompra[],
  lost: readonly { viagemId: string; numero: number }[],
): TrechoCompra[] =>
  trechos.map((trecho) => ({
    ...trecho,
    poltronas: trecho.poltronas.filter(
      (numero) => !lost.some((seat) => seat.viagemId === trecho.viagemId && seat.numero === numero),
    ),
  }));

/** The seat map from the buyer's view: seats of the buyer's own hold, occupied for the server, count as free. */
export const poltronasPara = (mapa: MapaPoltronas, reservadas: readonly number[]): MapaPoltronas['poltronas'] =>
  mapa.poltronas.map((poltrona) =>
    poltrona.situacao === 'ocupada' && reservadas.includes(poltrona.numero)
      ? { ...poltrona, situacao: 'livre' }
      : poltrona,
  );

/** Price of the chosen seats by the seat map, an estimate until the hold confirms it. */
export const totalDasPoltronas = (mapa: MapaPoltronas, poltronas: readonly number[]): number =>
  mapa.poltronas
    .filter(({ numero }) => poltronas.includes(numero))
    .reduce((sum, { classe }) => sum + precoDaClasse(mapa, classe), 0);

/** Total price of a seat of this class, fees included. */
export const precoDaClasse = (mapa: MapaPoltronas, classe: string): number =>
  mapa.precos.find((entry) => entry.classe === classe)?.preco.totalCentavos ?? 0;

/** Notice of lost seats: `A poltrona 12 acabou de ser escolhida por outra pessoa` … */
export function avisoPoltronasPerdidas(lost: readonly { numero: number }[]): string {
  const numbers = lost.map(({ numero }) => numero);
  return t(
    '{n, plural, =1 {A poltrona {poltronas} acabou de ser escolhida por outra pessoa. Escolha outra.} other {As poltronas {poltronas} acabaram de ser escolhidas por outras pessoas. Escolha outras.}}',
    { n: numbers.length, poltronas: joinItems(numbers) },
  );
}

import type { TrechoCompra } from './compra';
import type { Assento } from './poltronasJuntas';
import type { MapaPoltronas, PoltronaMapa } from './wire/poltronas';
import type { ReservaPropria } from './wire/reservas';

/** A seat of a trip. */
export interface PoltronaDaViagem {
  viagemId: string;
  numero: number;
}

/** What the stream of a coach last told. */
export interface OcupadasAgora {
  viagemId: string;
  numeros: number[];
}

/** How often the map is looked at: without a stream, and with one, which may have missed something. */
export const OLHAR_SEM_STREAM_MS = 5_000;
export const OLHAR_COM_STREAM_MS = 30_000;

/** The seats of these trips that belong to holds of one's own. */
export const poltronasDe = (trechos: readonly TrechoCompra[], viagemId: string): number[] =>
  trechos.filter((trecho) => trecho.viagemId === viagemId).flatMap(({ poltronas }) => poltronas);

/** Chosen seats that are taken, and not by oneself: by the hold at hand, or by one of another tab. */
export function tomadasPorOutros(
  trechos: readonly TrechoCompra[],
  { viagemId, numeros }: OcupadasAgora,
  proprias: readonly TrechoCompra[],
): PoltronaDaViagem[] {
  const mine = poltronasDe(proprias, viagemId);
  return poltronasDe(trechos, viagemId)
    .filter((numero) => numeros.includes(numero) && !mine.includes(numero))
    .map((numero) => ({ viagemId, numero }));
}

/** The map as it is now: what was told since it was asked for stands over it; a blocked seat stays so. */
export function mapaAgora(mapa: MapaPoltronas, agora: OcupadasAgora | null): MapaPoltronas {
  if (agora?.viagemId !== mapa.viagemId) return mapa;
  const numeros = new Set(agora.numeros);
  return { ...mapa, poltronas: mapa.poltronas.map((poltrona) => situar(poltrona, numeros.has(poltrona.numero))) };
}

const situar = (poltrona: PoltronaMapa, isTaken: boolean): PoltronaMapa =>
  poltrona.situacao === 'bloqueada' || (poltrona.situacao === 'ocupada') === isTaken
    ? poltrona
    : { ...poltrona, situacao: isTaken ? 'ocupada' : 'livre' };

/** The taken seats of a map that was asked for anew. */
export const ocupadasDoMapa = ({ viagemId, poltronas }: MapaPoltronas): OcupadasAgora => ({
  viagemId,
  numeros: poltronas.filter(({ situacao }) => situacao === 'ocupada').map(({ numero }) => numero),
});

/** The seats as the rule of seats together sees them. */
export const toAssentos = (poltronas: readonly PoltronaMapa[]): Assento[] =>
  poltronas.map((poltrona) => ({ ...poltrona, livre: poltrona.situacao === 'livre' }));

/** A live hold of one's own on the very same trips: to be taken up instead of holding twice. */
export const reservaDosMesmosTrechos = (
  reservas: readonly ReservaPropria[],
  trechos: readonly TrechoCompra[],
): ReservaPropria | undefined =>
  reservas.find(
    (reserva) =>
      reserva.trechos.length === trechos.length &&
      reserva.trechos.every((trecho, i) => placesOf(trecho) === placesOf(trechos[i])),
  );

const placesOf = (trecho: Omit<TrechoCompra, 'poltronas'> | undefined): string =>
  [trecho?.viagemId, trecho?.localidadeOrigem, trecho?.localidadeDestino].join();

/** The holds of other tabs on one of these trips. */
export const reservasNasViagens = (
  reservas: readonly ReservaPropria[],
  trechos: readonly TrechoCompra[],
): ReservaPropria[] =>
  reservas.filter((reserva) =>
    reserva.trechos.some(({ viagemId }) => trechos.some((own) => own.viagemId === viagemId)),
  );

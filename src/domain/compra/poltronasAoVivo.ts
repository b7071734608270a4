import type { TrechoCompra } from './compra';
import type { Assento } from './poltronasJuntas';
import type { Conferencia, MapaPoltronas, PoltronaMapa } from '../wire/compra/poltronas';
import type { ReservaPropria } from '../wire/compra/reservas';

/** A seat of a trip. */
export interface PoltronaDaViagem {
  viagemId: string;
  numero: number;
}

/** Latest message of a trip's seat stream. */
export interface OcupadasAgora {
  viagemId: string;
  numeros: number[];
  /** How old the operator's word about them was; the stream does not say it. */
  conferencia?: Conferencia;
}

/** Polling intervals of the seat map: without a stream, and with one, as a safety net for missed messages. */
export const OLHAR_SEM_STREAM_MS = 5_000;
export const OLHAR_COM_STREAM_MS = 30_000;

/** Seat numbers on one trip held by the given legs. */
const poltronasDe = (trechos: readonly TrechoCompra[], viagemId: string): number[] =>
  trechos.filter((trecho) => trecho.viagemId === viagemId).flatMap(({ poltronas }) => poltronas);

/** Chosen seats taken by other people: neither in the current hold nor in a hold of another tab. */
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

/** The seat map updated by the latest stream message; blocked seats stay blocked. */
export function mapaAgora(mapa: MapaPoltronas, agora: OcupadasAgora | null): MapaPoltronas {
  if (agora?.viagemId !== mapa.viagemId) return mapa;
  const numeros = new Set(agora.numeros);
  const { conferencia = mapa.conferencia } = agora;
  return {
    ...mapa,
    ...(conferencia && { conferencia }),
    poltronas: mapa.poltronas.map((poltrona) => place(poltrona, numeros.has(poltrona.numero))),
  };
}

const place = (poltrona: PoltronaMapa, isTaken: boolean): PoltronaMapa =>
  poltrona.situacao === 'bloqueada' || (poltrona.situacao === 'ocupada') === isTaken
    ? poltrona
    : { ...poltrona, situacao: isTaken ? 'ocupada' : 'livre' };

/** Occupied seats of a freshly fetched map. */
export const ocupadasDoMapa = ({ viagemId, poltronas, conferencia }: MapaPoltronas): OcupadasAgora => ({
  viagemId,
  numeros: poltronas.filter(({ situacao }) => situacao === 'ocupada').map(({ numero }) => numero),
  ...(conferencia && { conferencia }),
});

/** A later message, with the age that an earlier one of the same trip told. */
export const withConferencia = (before: OcupadasAgora | null, now: OcupadasAgora): OcupadasAgora =>
  before?.conferencia && before.viagemId === now.viagemId ? { conferencia: before.conferencia, ...now } : now;

/** Seats in the form used by the seats-together rule. */
export const toAssentos = (poltronas: readonly PoltronaMapa[]): Assento[] =>
  poltronas.map((poltrona) => ({ ...poltrona, livre: poltrona.situacao === 'livre' }));

/** An active hold of the same person on exactly these trips, to be reused instead of holding twice. */
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

/** Holds of other tabs on any of these trips. */
export const reservasNasViagens = (
  reservas: readonly ReservaPropria[],
  trechos: readonly TrechoCompra[],
): ReservaPropria[] =>
  reservas.filter((reserva) =>
    reserva.trechos.some(({ viagemId }) => trechos.some((own) => own.viagemId === viagemId)),
  );

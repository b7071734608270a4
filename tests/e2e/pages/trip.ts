import { browser } from '@wdio/globals';
import { dayFromNow } from './screen';

/** A departure with origin and destination. */
export interface Trip {
  viagemId: string;
  origem: string;
  destino: string;
}

/** Reads data for the start of a journey from the API. */
async function getData<T>(path: string): Promise<T> {
  const reply = await fetch(new URL(`/api${path}`, await browser.getUrl()));
  return ((await reply.json()) as { data: T }).data;
}

/** The first departure between São Paulo and Rio de Janeiro on that day. */
export async function findTrip(daysAhead: number): Promise<Trip> {
  const [tiete] = await getData<{ id: string }[]>('/Localidades?termo=tiete');
  const [rio] = await getData<{ id: string }[]>('/Localidades?termo=novo%20rio');
  const origem = tiete?.id ?? '';
  const destino = rio?.id ?? '';
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dayFromNow(daysAhead)}`;
  const [viagem] = await getData<{ id: string }[]>(`/Viagens?${query}`);
  return { viagemId: viagem?.id ?? '', origem, destino };
}

/** Free seats of a trip as the search of its day tells them: an answer may be some seconds old. */
export async function searchedSeats({ viagemId, origem, destino }: Trip, daysAhead: number): Promise<number> {
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dayFromNow(daysAhead)}`;
  const viagens = await getData<{ id: string; poltronasLivres: number }[]>(`/Viagens?${query}`);
  return viagens.find(({ id }) => id === viagemId)?.poltronasLivres ?? NaN;
}

/** The first single-deck departure of that day with the class of the gratuities. */
export async function findConvencional(daysAhead: number): Promise<Trip> {
  for (const [de, para] of [
    ['tiete', 'novo rio'],
    ['novo rio', 'tiete'],
    ['tiete', 'belo horizonte'],
    ['tiete', 'curitiba'],
  ] as const) {
    const [from] = await getData<{ id: string }[]>(`/Localidades?termo=${encodeURIComponent(de)}`);
    const [to] = await getData<{ id: string }[]>(`/Localidades?termo=${encodeURIComponent(para)}`);
    const origem = from?.id ?? '';
    const destino = to?.id ?? '';
    const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dayFromNow(daysAhead)}`;
    const viagens = await getData<{ id: string; andares: number; classes: { classe: string }[] }[]>(
      `/Viagens?${query}`,
    );
    const found = viagens.find(({ andares, classes }) => andares === 1 && classes[0]?.classe === 'convencional');
    if (found) return { viagemId: found.id, origem, destino };
  }
  throw new Error('no departure with the class convencional');
}

interface Seat {
  numero: number;
  andar: number;
  classe: string;
  situacao: string;
  acessivel: boolean;
  preferencialMulheres: boolean;
}

interface SeatMap {
  poltronas: Seat[];
  precos: { classe: string; preco: { totalCentavos: number } }[];
}

/** Free seats of the trip, and those on the deck that its map opens: with the cheapest of them. */
async function seatsOf({ viagemId, origem, destino }: Trip): Promise<{ free: Seat[]; shown: Seat[] }> {
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}`;
  const { poltronas, precos } = await getData<SeatMap>(`/Viagens/${viagemId}/Poltronas?${query}`);
  const free = poltronas.filter(({ situacao }) => situacao === 'livre');
  const [cheapest] = precos
    .toSorted((a, b) => a.preco.totalCentavos - b.preco.totalCentavos)
    .flatMap(({ classe }) => free.filter((seat) => seat.classe === classe));
  return { free, shown: free.filter(({ andar }) => andar === cheapest?.andar) };
}

const isEspecial = ({ acessivel, preferencialMulheres }: Seat): boolean => acessivel || preferencialMulheres;

/** Free seats of that trip: all of them, or those of the first displayed deck that are meant for nobody first. */
export async function freeSeats(trip: Trip, decks: 'first' | 'every deck' = 'first') {
  const { free, shown } = await seatsOf(trip);
  const seats = decks === 'every deck' ? free : shown.filter((seat) => !isEspecial(seat));
  return seats.map(({ numero }) => numero);
}

/** A free seat of the first displayed deck that its buyer has to confirm. */
export async function specialSeat(trip: Trip): Promise<number> {
  const { shown } = await seatsOf(trip);
  const found = shown.find(isEspecial);
  if (!found) throw new Error('no free seat that is meant for somebody first');
  return found.numero;
}

/** Opens the purchase of that trip. */
export const openTrip = ({ viagemId, origem, destino }: Trip): Promise<unknown> =>
  browser.url(`/comprar-viagem?viagem=${viagemId}&localidadeOrigem=${origem}&localidadeDestino=${destino}`);

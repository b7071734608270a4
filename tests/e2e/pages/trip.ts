import { browser } from '@wdio/globals';

/** A departure, and where one gets on and off. */
export interface Trip {
  viagemId: string;
  origem: string;
  destino: string;
}

/** Asks the API for what a journey begins with. */
async function getData<T>(path: string): Promise<T> {
  const reply = await fetch(new URL(`/api${path}`, await browser.getUrl()));
  return ((await reply.json()) as { data: T }).data;
}

/** The first departure between São Paulo and Rio de Janeiro, that many days from now. */
export async function findTrip(daysAhead: number): Promise<Trip> {
  const [tiete] = await getData<{ id: string }[]>('/Localidades?termo=tiete');
  const [rio] = await getData<{ id: string }[]>('/Localidades?termo=novo%20rio');
  const origem = tiete?.id ?? '';
  const destino = rio?.id ?? '';
  const dia = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dia}`;
  const [viagem] = await getData<{ id: string }[]>(`/Viagens?${query}`);
  return { viagemId: viagem?.id ?? '', origem, destino };
}

/** Seats of that trip that nobody has, on the deck that is shown first. */
export async function freeSeats({ viagemId, origem, destino }: Trip): Promise<number[]> {
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}`;
  const mapa = await getData<{ poltronas: { numero: number; andar: number; situacao: string }[] }>(
    `/Viagens/${viagemId}/Poltronas?${query}`,
  );
  return mapa.poltronas
    .filter(({ andar, situacao }) => andar === 1 && situacao === 'livre')
    .map(({ numero }) => numero);
}

/** Opens the purchase of that trip. */
export const openTrip = ({ viagemId, origem, destino }: Trip): Promise<unknown> =>
  browser.url(`/comprar-viagem?viagem=${viagemId}&localidadeOrigem=${origem}&localidadeDestino=${destino}`);

import type { Server } from '../../server/createServer';
import { addDias, diaEm, type Dia } from '../../src/domain/base/data';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import { lugares } from './catalogoDeTeste';

/** The day `dias` days from now, in São Paulo. */
export const daquiA = (dias: number): Dia => addDias(diaEm(new Date(), 'America/Sao_Paulo'), dias);

/** Departures on sale between two places on a day. */
export async function buscarViagens(server: Server, origem: string, destino: string, dia: Dia): Promise<Viagem[]> {
  const query = { localidadeOrigem: origem, localidadeDestino: destino, dataPartida: dia };
  const reply = await server.app.inject({ url: '/api/Viagens', query });
  return reply.json<{ data: Viagem[] }>().data;
}

/** The first departure between two places in `dias` days. */
export async function umaViagem(server: Server, origem: string, destino: string, dias: number): Promise<Viagem> {
  const [viagem] = await buscarViagens(server, origem, destino, daquiA(dias));
  if (!viagem) throw new Error(`no trip from ${origem} to ${destino} in ${dias} days`);
  return viagem;
}

/** A leg of a hold request. */
export const trechoDe = (
  viagemId: string,
  origem: keyof typeof lugares,
  destino: keyof typeof lugares,
  poltronas: number[],
) => ({ viagemId, localidadeOrigem: lugares[origem], localidadeDestino: lugares[destino], poltronas });

/** Free seat numbers of the map. */
export async function freePoltronas(
  server: Server,
  viagemId: string,
  origem: keyof typeof lugares,
  destino: keyof typeof lugares,
): Promise<number[]> {
  const query = { localidadeOrigem: lugares[origem], localidadeDestino: lugares[destino] };
  const reply = await server.app.inject({ url: `/api/Viagens/${viagemId}/Poltronas`, query });
  const { poltronas } = reply.json<{ data: MapaPoltronas }>().data;
  return poltronas.filter(({ situacao }) => situacao === 'livre').map(({ numero }) => numero);
}

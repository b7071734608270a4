import { sql } from 'kysely';
import type { Server } from '../../server/createServer';
import { esperaEntre } from '../../src/domain/viagens/troca';
import { lugares } from './catalogoDeTeste';
import { trechoDe, umaViagem } from './viagensDeTeste';

type Lugar = keyof typeof lugares;

/** The wait at a change, in minutes. */
const ESPERA = 90;

/** Two departures on the following days, the second moved so that it leaves a fair time after the first arrives. */
async function comTroca(server: Server, [from, at, to]: [Lugar, Lugar, Lugar], dias: number) {
  const first = await umaViagem(server, lugares[from], lugares[at], dias);
  const second = await umaViagem(server, lugares[at], lugares[to], dias + 1);
  const shift = ESPERA - esperaEntre(first.chegada.instante, second.partida.instante);
  await sql`update partida set saida = saida + make_interval(mins => ${shift}::int)
    where id = ${second.id}::bigint`.execute(server.services.database.db);
  return [
    { id: first.id, from, to: at },
    { id: second.id, from: at, to },
  ];
}

/**
 * The trips from São Paulo to Rio and back, each way with a change in Resende, of the days from `dias` on.
 * @returns their legs with these seats, in the order of travel, and their ids.
 */
export async function idaEVoltaComTrocas(server: Server, dias: number) {
  const ida = await comTroca(server, ['saoPaulo', 'resende', 'rio'], dias);
  const volta = await comTroca(server, ['rio', 'resende', 'saoPaulo'], dias + 3);
  const trips = [...ida, ...volta];
  const legs = (poltronas: number[]) => trips.map(({ id, from, to }) => trechoDe(id, from, to, poltronas));
  /** The same with their ways by name. */
  const named = (poltronas: number[]) =>
    legs(poltronas).map((leg, i) => ({ ...leg, sentido: i < ida.length ? ('ida' as const) : ('volta' as const) }));
  return { ids: trips.map(({ id }) => id), legs, named };
}

import type { MapaPoltronas } from '../../../../src/domain/wire/compra/poltronas';
import type { Viagem } from '../../../../src/domain/wire/viagens/viagens';
import { startServer, type StartOptions } from '../../../../tests/support/startServer';
import { createHttpPraxio } from '../../../adapters/praxio/httpPraxio';
import type { Server } from '../../../createServer';
import { createLocalFetch } from '../../../platform/http/outgoing/localFetch';
import { SANDBOX_PRAXIO } from '../../../sandbox/praxio/credentials';
import { createMoods, type Mood } from '../../../sandbox/praxio/mood';
import { localidades } from '../../../seed/localidades';
import { isVazio } from '../../../viagens/catalogue';
import { findIdsOperadora } from '../../../viagens/operadora/idsOperadoraRepository';
import { createSync, importOperadora } from '../syncOperadora';

/** The operator's ids of some of its places. */
export const praxioLugares = { tiete: '5101', resende: '5102', novoRio: '5103', semMunicipio: '5199' } as const;

export type Loja = ReturnType<typeof lojaDa>;

/** A shop whose departures are those of the embedded operator; only the test moves anything. */
export async function startLoja(options: StartOptions = {}): Promise<Loja> {
  const server = await startServer({ fonte: 'praxio', ...options });
  await server.services.scheduler.stop();
  const loja = lojaDa(server);
  // A slow machine takes more than one turn to read everything once.
  for (let turn = 0; turn < 8 && isVazio(server.services.catalogue); turn += 1) await loja.sync();
  return loja;
}

/** The operator of a shop, and its catalogue. */
export function lojaDa(server: Server) {
  const { database, catalogue } = server.services;
  const praxio = createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app));
  const avisos: string[] = [];
  const services = {
    database,
    operadora: praxio,
    municipios: localidades,
    warn: (all: readonly string[]) => avisos.push(...all),
  };
  const { db } = database;
  /** Our id of a place of the operator. */
  const lugar = async (id: string): Promise<string> => {
    const row = await db
      .selectFrom('operadora_localidade')
      .select('localidade_id')
      .where('id_localidade', '=', id)
      .executeTakeFirstOrThrow();
    return String(row.localidade_id);
  };
  const search = async (origem: string, destino: string, dia: string): Promise<Viagem[]> => {
    const url = `/api/Viagens?localidadeOrigem=${await lugar(origem)}&localidadeDestino=${await lugar(destino)}&dataPartida=${dia}`;
    return (await server.app.inject({ url })).json<{ data: Viagem[] }>().data;
  };
  return {
    server,
    db,
    praxio,
    avisos,
    lugar,
    search,
    beIn: (modo: Mood, atrasoMs?: number) => createMoods(database).write(modo, atrasoMs),
    /** Reads the operator until there is nothing due, and imports. */
    sync: async () => {
      await createSync(services, 0)();
      await catalogue.refresh();
    },
    preview: () => importOperadora(services, true),
    /** The seat map as the shop answers it. */
    mapa: async (viagemId: string, origem: string, destino: string): Promise<MapaPoltronas> => {
      const query = `localidadeOrigem=${await lugar(origem)}&localidadeDestino=${await lugar(destino)}`;
      return (await server.app.inject({ url: `/api/Viagens/${viagemId}/Poltronas?${query}` })).json<{
        data: MapaPoltronas;
      }>().data;
    },
    /** The operator's ids of a departure of ours. */
    idsDe: async (viagemId: string, origem: string, destino: string) => {
      const ids = await findIdsOperadora(db, viagemId, await lugar(origem), await lugar(destino));
      if (!ids) throw new Error('a departure that is not the operator’s');
      return ids;
    },
    /** The operator sells one of our numbers at its own counter. */
    sellElsewhere: async (viagemId: string, poltrona: number) => {
      const { id_viagem } = await db
        .selectFrom('operadora_partida')
        .select('id_viagem')
        .where('partida_id', '=', viagemId)
        .executeTakeFirstOrThrow();
      const seat = await db
        .selectFrom('operadora_poltrona as s')
        .innerJoin('partida as p', 'p.layout_id', 's.layout_id')
        .select('s.id_poltrona')
        .where('p.id', '=', viagemId)
        .where('s.poltrona', '=', poltrona)
        .executeTakeFirstOrThrow();
      const payload = { idViagem: id_viagem, poltrona: seat.id_poltrona };
      const { statusCode } = await server.app.inject({ method: 'POST', url: '/_sandbox/praxio/balcao', payload });
      if (statusCode !== 200) throw new Error(`not sold: ${statusCode}`);
    },
  };
}

import type { Achados } from '../achados';
import { corridas, frequencies, routes } from '../leitura/gtfs';
import { viagens as itapeViagens } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import { namedServicos } from './servicos';

/** Reports ids that stand twice, and ids of rows that are not there, unless a broken line of their file may be the reason. */
export function checkReferences(feed: Feed, falhas: Achados): void {
  const rotas = unique(feed.rotas, ({ route_id }) => route_id, routes.nome, falhas);
  const viagens = unique(feed.viagens, ({ trip_id }) => trip_id, corridas.nome, falhas);
  const agencias = new Set(feed.agencias.map(({ agency_id }) => agency_id));
  const refer = createRefer(falhas);
  for (const { linha, agency_id } of feed.rotas) {
    refer(routes.nome, linha, { coluna: 'agency_id', id: agency_id, ids: agencias, arquivos: ['agency.txt'] });
  }
  const servicos = namedServicos(feed);
  const calendarios = ['calendar.txt', 'calendar_dates.txt'];
  for (const { linha, route_id, service_id } of feed.viagens) {
    refer(corridas.nome, linha, { coluna: 'route_id', id: route_id, ids: rotas, arquivos: [routes.nome] });
    refer(corridas.nome, linha, { coluna: 'service_id', id: service_id, ids: servicos, arquivos: calendarios });
  }
  for (const { linha, trip_id } of feed.frequencias) {
    refer(frequencies.nome, linha, { coluna: 'trip_id', id: trip_id, ids: viagens, arquivos: [corridas.nome] });
  }
  for (const { linha, trip_id, route_id } of feed.carros) {
    refer(itapeViagens.nome, linha, { coluna: 'trip_id', id: trip_id, ids: viagens, arquivos: [corridas.nome] });
    refer(itapeViagens.nome, linha, { coluna: 'route_id', id: route_id, ids: rotas, arquivos: [routes.nome] });
  }
}

interface Reference {
  coluna: string;
  /** Null where the row names none. */
  id: string | null;
  ids: ReadonlySet<string>;
  /** The files in which the id may stand. */
  arquivos: readonly string[];
}

const createRefer =
  (falhas: Achados) =>
  (nome: string, linha: number, { coluna, id, ids, arquivos }: Reference): void => {
    if (id === null || ids.has(id) || arquivos.some((arquivo) => falhas.has(arquivo))) return;
    falhas.add(nome, linha, `${coluna}: ${id} não está em ${arquivos.join(' nem em ')}`);
  };

function unique<T extends { linha: number }>(
  rows: readonly T[],
  idOf: (row: T) => string,
  arquivo: string,
  falhas: Achados,
): Set<string> {
  const ids = new Set<string>();
  for (const row of rows) {
    if (ids.has(idOf(row))) falhas.add(arquivo, row.linha, `${idOf(row)} se repete`);
    ids.add(idOf(row));
  }
  return ids;
}

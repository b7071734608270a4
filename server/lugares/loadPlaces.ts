import { indexLocalidades } from '../../src/domain/lugares/busca/indiceLocalidades';
import { searchLocalidades } from '../../src/domain/lugares/busca/searchLocalidades';
import type { Localidade, LocalidadeNoMapa } from '../../src/domain/wire/lugares/localidades';
import type { Reader } from '../platform/database/database';
import { listLocalidadeRows } from './localidadeRepository';

interface Places {
  byId: Map<string, Localidade>;
  map: LocalidadeNoMapa[];
  /** How great the city of a place is; 0 for an unknown one. */
  pesoOf: (id: string) => number;
  search: (termo: string, served?: ReadonlySet<number>) => Localidade[];
}

/** Every place by its id, and those that are in use, ready to be searched. */
export async function loadPlaces(db: Reader): Promise<Places> {
  const rows = await listLocalidadeRows(db);
  const places = rows.map((row) => ({ ...row, wire: toLocalidade(row) }));
  const inUse = places.filter(({ inativa }) => !inativa);
  const pesos = new Map(places.map(({ wire, peso }) => [wire.id, peso]));
  const index = indexLocalidades(inUse);
  return {
    byId: new Map(places.map(({ wire }) => [wire.id, wire])),
    map: inUse.map(({ wire, lat, lon }) => ({ ...wire, lat, lon })),
    pesoOf: (id) => pesos.get(id) ?? 0,
    search: (termo, servedFrom) =>
      searchLocalidades(index, termo, { servedFrom, proximos: true }).map(({ wire }) => wire),
  };
}

const toLocalidade = (row: { id: number; nome: string; uf: string; terminal: string; tz: string }): Localidade => ({
  id: String(row.id),
  nome: row.nome,
  uf: row.uf,
  terminal: row.terminal,
  fuso: row.tz,
});

import { groupBy } from '../../viagens/groupBy';
import type { Origem } from '../plano/tabelas';
import type { TipoOrigem } from '../tables';

/** The ids by which an exported file names our rows. An import maps them back to the same rows. */
export interface Nomes {
  /** The ids that feeds have given to a row, in a fixed order. */
  knownOf: (tipo: TipoOrigem, id: number) => string[];
  /** The id of a row in the file: the one of its feed, else one of our own. */
  nameOf: (tipo: TipoOrigem, id: number) => string;
  /** Notes that a file names a row so. */
  keep: (tipo: TipoOrigem, externo: string, id: number) => void;
  /** Names that are kept by nobody yet. */
  novas: Origem[];
}

const keyOf = (tipo: TipoOrigem, name: string | number): string => `${tipo} ${name}`;

/** A row that no feed has named: one of a seed, or a coach that staff drew. */
export const ownName = (id: number): string => `itape-${id}`;

export function createNomes(origens: readonly Origem[]): Nomes {
  const idOf = new Map(origens.map(({ tipo, externo, id }) => [keyOf(tipo, externo), id]));
  const byId = groupBy(origens, ({ tipo, id }) => keyOf(tipo, id));
  const novas: Origem[] = [];
  const knownOf: Nomes['knownOf'] = (tipo, id) =>
    (byId.get(keyOf(tipo, id)) ?? []).map(({ externo }) => externo).sort();
  const keep: Nomes['keep'] = (tipo, externo, id) => {
    if (idOf.has(keyOf(tipo, externo))) return;
    idOf.set(keyOf(tipo, externo), id);
    novas.push({ tipo, externo, id });
  };
  return {
    knownOf,
    keep,
    novas,
    nameOf: (tipo, id) => {
      const [known] = knownOf(tipo, id);
      if (known !== undefined) return known;
      let own = ownName(id);
      // A feed may have used the same name for a row of its own.
      while ((idOf.get(keyOf(tipo, own)) ?? id) !== id) own += '~';
      keep(tipo, own, id);
      return own;
    },
  };
}

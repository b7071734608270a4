import type { Reader } from '../platform/database/database';
import { findSemente } from './catalogoRepository';
import type { Catalogue } from './catalogue';
import { loadCatalogue } from './loadCatalogue';

/** The catalogue of a running server: everything that holds it sees the new one after an import. */
export interface LiveCatalogue extends Catalogue {
  /** The version in memory; whatever is computed from the catalogue and kept belongs to it. */
  versao: () => string;
  /** Loads the catalogue anew where its version in the database is another one. @returns whether it did. */
  refresh: () => Promise<boolean>;
}

interface Loaded {
  versao: string;
  catalogue: Catalogue;
}

/** Loads the catalogue, to be kept fresh by `refresh`. */
export async function openCatalogue(db: Reader): Promise<LiveCatalogue> {
  let loaded = await load(db);
  let loading: Promise<boolean> | null = null;
  const refresh = async (): Promise<boolean> => {
    if ((await versionOf(db)) === loaded.versao) return false;
    loaded = await load(db);
    return true;
  };
  return {
    localidade: (id) => loaded.catalogue.localidade(id),
    searchLocalidades: (termo, origem) => loaded.catalogue.searchLocalidades(termo, origem),
    destinos: (origem) => loaded.catalogue.destinos(origem),
    coordenadas: () => loaded.catalogue.coordenadas(),
    linha: (id) => loaded.catalogue.linha(id),
    layout: (id) => loaded.catalogue.layout(id),
    layouts: () => loaded.catalogue.layouts(),
    trechos: (origem, destino) => loaded.catalogue.trechos(origem, destino),
    saidasDe: (localidade) => loaded.catalogue.saidasDe(localidade),
    chegadasEm: (localidade) => loaded.catalogue.chegadasEm(localidade),
    trechoDaLinha: (linhaId, seqO, seqD) => loaded.catalogue.trechoDaLinha(linhaId, seqO, seqD),
    versao: () => loaded.versao,
    refresh: () =>
      (loading ??= refresh().finally(() => {
        loading = null;
      })),
  };
}

/** Reads until no import has come between the first table and the last one. */
async function load(db: Reader): Promise<Loaded> {
  for (;;) {
    const versao = await versionOf(db);
    const catalogue = await loadCatalogue(db);
    if ((await versionOf(db)) === versao) return { versao, catalogue };
  }
}

const versionOf = async (db: Reader): Promise<string> => (await findSemente(db, 'catalogo')) ?? '';

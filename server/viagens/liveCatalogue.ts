import type { Reader, Tx } from '../platform/database/database';
import { findSementes } from './catalogoRepository';
import type { Catalogue } from './catalogue';
import { loadCatalogue } from './loadCatalogue';
import { loadRegras } from './tarifas/loadRegras';

/** The catalogue of a running server: everything that holds it sees the new one after an import. */
export interface LiveCatalogue extends Catalogue {
  /** The version in memory; whatever is computed from the catalogue and kept belongs to it. */
  versao: () => string;
  /** Loads anew what has another version in the database. @returns whether it loaded something. */
  refresh: () => Promise<boolean>;
  /**
   * Brings the rules of fares up to this version inside a transaction, so that a hold never promises an ended price.
   * @returns whether it loaded something.
   */
  refreshRegras: (tx: Tx, versao: string) => Promise<boolean>;
  /** Whether the rules of fares in memory are of this version, or of a later one. */
  hasRegras: (versao: string) => boolean;
}

interface Versions {
  catalogo: string;
  tarifas: string;
}

interface Loaded {
  versao: string;
  catalogue: Omit<Catalogue, 'regrasDe'>;
}

interface LoadedRegras {
  versao: string;
  regrasDe: Catalogue['regrasDe'];
}

/** Loads the catalogue, to be kept fresh by `refresh`. */
export async function openCatalogue(db: Reader): Promise<LiveCatalogue> {
  let loaded = await load(db);
  let regras = await loadFreshRegras(db);
  let loading: Promise<boolean> | null = null;
  const renewRegras = async (reader: Reader, tarifas: string): Promise<boolean> => {
    // Versions grow with time, so a slow reader never brings back rules that another one has replaced.
    if (tarifas <= regras.versao) return false;
    const fresh = await loadFreshRegras(reader);
    if (fresh.versao > regras.versao) regras = fresh;
    return true;
  };
  const refresh = async (): Promise<boolean> => {
    const versions = await versionsOf(db);
    const renewed = await renewRegras(db, versions.tarifas);
    if (versions.catalogo === loaded.versao) return renewed;
    loaded = await load(db);
    return true;
  };
  return {
    localidade: (id) => loaded.catalogue.localidade(id),
    lugar: (id) => loaded.catalogue.lugar(id),
    terminaisDe: (id) => loaded.catalogue.terminaisDe(id),
    searchLocalidades: (termo, servidas) => loaded.catalogue.searchLocalidades(termo, servidas),
    destinos: (origem) => loaded.catalogue.destinos(origem),
    destinosComTroca: (origem) => loaded.catalogue.destinosComTroca(origem),
    terminaisDeTroca: (origem, destino) => loaded.catalogue.terminaisDeTroca(origem, destino),
    coordenadas: () => loaded.catalogue.coordenadas(),
    ponto: (id) => loaded.catalogue.ponto(id),
    linha: (id) => loaded.catalogue.linha(id),
    linhas: () => loaded.catalogue.linhas(),
    layout: (id) => loaded.catalogue.layout(id),
    layouts: () => loaded.catalogue.layouts(),
    trechosBuscados: (origem, destino) => loaded.catalogue.trechosBuscados(origem, destino),
    trechos: (origem, destino) => loaded.catalogue.trechos(origem, destino),
    saidasDe: (localidade) => loaded.catalogue.saidasDe(localidade),
    chegadasEm: (localidade) => loaded.catalogue.chegadasEm(localidade),
    rotasPopulares: () => loaded.catalogue.rotasPopulares(),
    trechoDaLinha: (linhaId, seqO, seqD) => loaded.catalogue.trechoDaLinha(linhaId, seqO, seqD),
    regrasDe: (trecho, classe) => regras.regrasDe(trecho, classe),
    versao: () => `${loaded.versao} ${regras.versao}`,
    refresh: () =>
      (loading ??= refresh().finally(() => {
        loading = null;
      })),
    refreshRegras: renewRegras,
    hasRegras: (versao) => versao <= regras.versao,
  };
}

/** Reads until no import has come between the first table and the last one. */
async function load(db: Reader): Promise<Loaded> {
  for (;;) {
    const { catalogo } = await versionsOf(db);
    const catalogue = await loadCatalogue(db);
    if ((await versionsOf(db)).catalogo === catalogo) return { versao: catalogo, catalogue };
  }
}

/** The version is read first: rules that change meanwhile are read again by the next look. */
async function loadFreshRegras(db: Reader): Promise<LoadedRegras> {
  const { tarifas } = await versionsOf(db);
  return { versao: tarifas, regrasDe: await loadRegras(db) };
}

async function versionsOf(db: Reader): Promise<Versions> {
  const rows = await findSementes(db, ['catalogo', 'tarifas']);
  const of = (name: string): string => rows.find(({ nome }) => nome === name)?.versao ?? '';
  return { catalogo: of('catalogo'), tarifas: of('tarifas') };
}

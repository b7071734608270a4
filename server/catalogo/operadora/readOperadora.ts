import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import { aFewAtOnce } from '../../platform/jobs/steps';
import type { Database } from '../../platform/database/database';
import type { PartidasOperadora, TrechoOperadora } from '../../viagens/operadora/partidasOperadora';
import { mergeLista } from './mergeLista';
import {
  deleteOldListas,
  findFreshRede,
  listDueListas,
  listListas,
  listVeiculos,
  saveLista,
  saveRede,
  saveVeiculo,
  type Lista,
} from './operadoraListaRepository';

/** Lists of one request to the database. */
const BATCH = 100;
/** How long a turn goes on reading; the lists that remain are read in the next ones. */
const TURN_MS = 12_000;

interface Services {
  database: Database;
  operadora: PartidasOperadora;
}

/**
 * Reads what is due of the operator's places, departures and vehicles. An answer that fails leaves what was read before
 * and stops none of the others; the turn fails in the end.
 */
export async function readOperadora({ database, operadora }: Services): Promise<void> {
  const { db } = database;
  const trechos = (await findFreshRede(db))?.trechos ?? (await readRede({ database, operadora }));
  const failures = [
    ...(await readListas({ database, operadora }, trechos)),
    ...(await readVeiculos({ database, operadora })),
  ];
  await deleteOldListas(db);
  const [first] = failures;
  if (first) throw first;
}

/** Reads due lists until there are none, or the turn is over. @returns the failures. */
async function readListas(services: Services, trechos: readonly TrechoOperadora[]): Promise<PraxioUnavailable[]> {
  const until = performance.now() + TURN_MS;
  const failed = new Map<string, PraxioUnavailable>();
  for (let read = 1; read > 0 && performance.now() < until;) {
    const due = await listDueListas(services.database.db, trechos, BATCH + failed.size);
    const left = due.filter((lista) => !failed.has(keyOf(lista)));
    const before = failed.size;
    await aFewAtOnce(left, async (lista) => {
      const failure = await tried(() => readLista(services, lista));
      if (failure) failed.set(keyOf(lista), failure);
    });
    read = left.length - (failed.size - before);
  }
  return [...failed.values()];
}

const keyOf = ({ origem, destino, dia }: Lista): string => `${origem} ${destino} ${dia}`;

/** The failure of the operator in some work; null where there was none. */
async function tried(work: () => Promise<unknown>): Promise<PraxioUnavailable | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof PraxioUnavailable) return error;
    throw error;
  }
}

/** The places and the pairs that are sold between them; places of an unknown municipality have none. */
async function readRede({ database, operadora }: Services): Promise<TrechoOperadora[]> {
  const localidades = await operadora.listLocalidades();
  const known = new Set(localidades.filter(({ ibge }) => ibge !== null).map(({ id }) => id));
  const trechos: TrechoOperadora[] = [];
  for (const origem of known) {
    const destinos = (await operadora.listDestinos(origem)).filter((id) => known.has(id));
    trechos.push(...destinos.map((destino) => ({ origem, destino })));
  }
  await saveRede(database.db, localidades, trechos);
  return trechos;
}

async function readLista({ database, operadora }: Services, lista: Lista): Promise<void> {
  const read = await operadora.listPartidas(lista, lista.dia);
  await saveLista(database.db, lista, mergeLista(lista.partidas, read));
}

/**
 * Reads the seats of the types of vehicles that are not known yet, each on one of its last departures, which are the least
 * likely to be gone. @returns the failures.
 */
async function readVeiculos({ database, operadora }: Services): Promise<PraxioUnavailable[]> {
  const known = await listVeiculos(database.db);
  const samples = new Map<string, { idViagem: string; trecho: TrechoOperadora }>();
  for (const { partidas, origem, destino } of await listListas(database.db)) {
    for (const { idViagem, idTipoVeiculo } of partidas) {
      if (!known.has(idTipoVeiculo)) samples.set(idTipoVeiculo, { idViagem, trecho: { origem, destino } });
    }
  }
  const failures: PraxioUnavailable[] = [];
  for (const [idTipoVeiculo, { idViagem, trecho }] of samples) {
    const failure = await tried(async () => {
      const poltronas = await operadora.listPoltronas({ idViagem, idTipoVeiculo }, trecho);
      if (poltronas.length > 0) await saveVeiculo(database.db, idTipoVeiculo, poltronas);
    });
    if (failure) failures.push(failure);
  }
  return failures;
}

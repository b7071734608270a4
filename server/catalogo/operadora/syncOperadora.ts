import { createHash } from 'node:crypto';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { findSemente, setSemente } from '../../viagens/catalogoRepository';
import {
  purgePartidasOperadora,
  upsertIdsOperadora,
  upsertPartidasOperadora,
} from '../../viagens/operadora/idsOperadoraRepository';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';
import type { Municipio } from '../composicao/desejado';
import { importCatalogo, type Resultado } from '../importCatalogo';
import type { TipoOrigem } from '../tables';
import { composeOperadora, PRAXIO, type Composto } from './composeOperadora';
import {
  findJanela,
  findRede,
  findVersaoLida,
  hasUnreadLista,
  listListas,
  listOrigensDe,
  listVeiculos,
} from './operadoraListaRepository';
import { readOperadora } from './readOperadora';

/** Name of the version of what was read and imported last. */
const SEMENTE = 'operadora';

export interface SyncServices {
  database: Database;
  operadora: PartidasOperadora;
  municipios: readonly Municipio[];
  /** Told of places and classes that are not sold. */
  warn: (avisos: readonly string[]) => void;
}

/**
 * One turn: reads what is due of the operator, and imports what is new, also where reading failed.
 * @param importMs between two imports: each compares the whole catalogue, and prices change all the time.
 */
export function createSync(services: SyncServices, importMs: number): () => Promise<void> {
  let importAt = 0;
  return async () => {
    try {
      await readOperadora(services);
    } finally {
      const isDue = performance.now() >= importAt;
      if (isDue && (await importOperadora(services, false))) importAt = performance.now() + importMs;
    }
  };
}

/**
 * Puts what was read in the place of the catalogue, by the path of every import: sold departures stay, the same again
 * changes nothing. A shop that begins with the operator imports nothing before every list was read once, since a part of a
 * catalogue would end the rest.
 * @returns the effect; null where there is nothing new.
 */
export async function importOperadora(
  { database, municipios, warn }: Omit<SyncServices, 'operadora'>,
  previa: boolean,
): Promise<Resultado | null> {
  const { db } = database;
  const versao = await findVersaoLida(db);
  const before = (await findSemente(db, SEMENTE)) ?? '';
  if (!previa && before === versao) return null;
  const { ultimoDia, recente } = await findJanela(db);
  const composto = await composeLido(db, municipios, { ultimoDia, begins: before < recente });
  if (composto === null) return null;
  const { desejado, avisos } = composto;
  if (avisos.length > 0 && !previa) warn(avisos);
  const hash = createHash('sha256').update(JSON.stringify(desejado)).digest('hex');
  const resultado = await importCatalogo(database, {
    desejado,
    feedVersao: null,
    hash,
    autor: 'operadora',
    previa,
    finish: async (tx, { mudou }) => {
      if (mudou) await writeIds(tx, composto);
    },
  });
  if (!previa) await database.transaction((tx) => setSemente(tx, SEMENTE, versao));
  return resultado;
}

async function composeLido(
  db: Reader,
  municipios: readonly Municipio[],
  { ultimoDia, begins }: { ultimoDia: string; begins: boolean },
): Promise<Composto | null> {
  const rede = await findRede(db);
  if (!rede || rede.trechos.length === 0 || (begins && (await hasUnreadLista(db, rede.trechos)))) return null;
  const [listas, veiculos] = [await listListas(db), await listVeiculos(db)];
  return composeOperadora({ localidades: rede.localidades, listas, veiculos, ultimoDia }, municipios);
}

/** Keeps whose is what, by the ids that the import gave. */
async function writeIds(tx: Tx, { viagens, poltronas }: Composto): Promise<void> {
  const origens = [...(await listOrigensDe(tx, PRAXIO)), ...(await listOrigensDe(tx, '["praxio"'))];
  const ids = new Map(origens.map(({ tipo, externo, id }) => [`${tipo} ${externo}`, id]));
  const idOf = (tipo: TipoOrigem, externo: string): number[] => [ids.get(`${tipo} ${externo}`) ?? []].flat();
  await upsertIdsOperadora(
    tx,
    origens
      .filter(({ tipo }) => tipo === 'localidade')
      .map(({ id, externo }) => ({ localidade_id: id, id_localidade: externo.slice(PRAXIO.length) })),
    poltronas.flatMap(({ layout, poltrona, idPoltrona }) =>
      idOf('layout', layout).map((layout_id) => ({ layout_id, poltrona, id_poltrona: idPoltrona })),
    ),
  );
  await upsertPartidasOperadora(
    tx,
    viagens.flatMap(({ externo, idViagem, tipoVeiculo }) =>
      idOf('horario', externo).map((horario_id) => ({ horario_id, id_viagem: idViagem, tipo_veiculo: tipoVeiculo })),
    ),
  );
  await purgePartidasOperadora(tx);
}

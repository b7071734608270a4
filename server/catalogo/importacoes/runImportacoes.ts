import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../platform/database/database';
import { findCatalogueVersion } from '../../viagens/seedCatalogue';
import { createAchados } from '../achados';
import { composeCatalogo } from '../composicao/compose';
import type { Desejado, Municipio } from '../composicao/desejado';
import { importCatalogo, type Resultado } from '../importCatalogo';
import { readFeed } from '../leitura/readFeed';
import { openZip, ZipRecusado } from '../leitura/zip';
import {
  advanceImportacao,
  findWork,
  lockImportacao,
  readPartes,
  tidyImportacoes,
  type ImportacaoRow,
} from './importacaoRepository';
import { toEfeito, toResultado, type Veredito } from './toResultado';

export interface ImportacaoServices {
  database: Database;
  municipios: readonly Municipio[];
  log: FastifyBaseLogger;
  /** Loads the catalogue of this server anew; the others find the change by themselves. */
  refresh: () => Promise<unknown>;
}

/** The preview compared the feed with another catalogue than the one that stands. */
class Ultrapassada extends Error {
  override readonly name = 'Ultrapassada';
}

/** Reads and applies the feeds that wait, one after the other. */
export async function runImportacoes(services: ImportacaoServices): Promise<void> {
  for (let row = await next(services); row; row = await next(services)) {
    try {
      await work(services, row);
    } catch (error) {
      services.log.error({ err: error, importacao: row.id }, 'feed not imported');
      await advanceImportacao(services.database.db, row.id, [row.situacao], 'falhou');
    }
  }
  await tidyImportacoes(services.database.db);
}

const next = ({ database }: ImportacaoServices): Promise<ImportacaoRow | undefined> => findWork(database.db);

interface Lido {
  veredito: Veredito;
  feedVersao: string | null;
  hash: string;
  desejado: Desejado;
}

async function work(services: ImportacaoServices, row: ImportacaoRow): Promise<void> {
  const { database, municipios } = services;
  let lido: Lido;
  try {
    lido = await onDisk(database, row.id, (file) => readZip(file, municipios));
  } catch (error) {
    if (!(error instanceof ZipRecusado)) throw error;
    const falhas = createAchados();
    falhas.add(row.nome, null, error.message);
    const resultado = toResultado({ falhas, avisos: createAchados() }, null, null);
    await advanceImportacao(database.db, row.id, [row.situacao], 'recusada', { resultado });
    return;
  }
  if (lido.veredito.falhas.total() > 0) {
    // A newer version of the server may refuse what was previewed before it.
    const resultado = toResultado(lido.veredito, lido.feedVersao, null);
    await advanceImportacao(database.db, row.id, [row.situacao], 'recusada', { resultado });
  } else if (row.situacao === 'conferindo') await preview(services, row, lido);
  else await apply(services, row, lido);
}

async function preview({ database }: ImportacaoServices, row: ImportacaoRow, lido: Lido): Promise<void> {
  let base = '';
  const begin = async (tx: Tx): Promise<void> => {
    base = await findCatalogueVersion(tx);
  };
  const effect = await importCatalogo(database, { ...lido, autor: row.autor_nome, previa: true, begin });
  const resultado = toResultado(lido.veredito, lido.feedVersao, toEfeito(effect));
  await advanceImportacao(database.db, row.id, ['conferindo'], 'conferida', { resultado, base });
}

async function apply(services: ImportacaoServices, row: ImportacaoRow, lido: Lido): Promise<void> {
  const { database, refresh } = services;
  // Another replica whose lease began meanwhile waits for the timetable, and then finds the import applied.
  let isMine = true;
  const begin = async (tx: Tx): Promise<void> => {
    const now = await lockImportacao(tx, row.id);
    isMine = now?.situacao === 'aplicando';
    if (!isMine || now?.base !== (await findCatalogueVersion(tx))) throw new Ultrapassada('another catalogue');
  };
  const finish = async (tx: Tx, effect: Resultado): Promise<void> => {
    const resultado = toResultado(lido.veredito, lido.feedVersao, toEfeito(effect));
    await advanceImportacao(tx, row.id, ['aplicando'], 'aplicada', { resultado });
  };
  const autor = row.aplicada_por_nome ?? row.autor_nome;
  try {
    await importCatalogo(database, { ...lido, autor, previa: false, begin, finish });
  } catch (error) {
    if (!(error instanceof Ultrapassada)) throw error;
    if (isMine) await advanceImportacao(database.db, row.id, ['aplicando'], 'ultrapassada');
    return;
  }
  await refresh();
}

async function readZip(file: string, municipios: readonly Municipio[]): Promise<Lido> {
  const zip = await openZip(file);
  try {
    const veredito = { falhas: createAchados(), avisos: createAchados() };
    const feed = await readFeed(zip, veredito.falhas);
    const desejado = composeCatalogo(feed, municipios, veredito);
    return { veredito, feedVersao: feed.versao, hash: zip.hash, desejado };
  } finally {
    zip.close();
  }
}

/** Puts the parts of a feed together in a file of its own, for as long as it is read. */
async function onDisk<T>({ db }: Database, id: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'itape-catalogo-'));
  try {
    const file = path.join(folder, 'feed.zip');
    await pipeline(Readable.from(readPartes(db, id)), createWriteStream(file));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

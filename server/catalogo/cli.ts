import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Tx } from '../platform/database/database';
import { createAchados } from './achados';
import { composeCatalogo } from './composicao/compose';
import type { Municipio } from './composicao/desejado';
import { importCatalogo } from './importCatalogo';
import { readFeed } from './leitura/readFeed';
import { openZip, ZipRecusado } from './leitura/zip';
import { describeAchados, describeResultado } from './relatorio';

const USO = 'Uso: npm run catalogo -- importar ARQUIVO.zip [--previa] | exportar ARQUIVO.zip';

/** The world of the command. */
export interface Terminal {
  /** Opens the configured database; called only for a feed without faults. */
  openDatabase: () => Promise<Database>;
  municipios: readonly Municipio[];
  /** True where the catalogue comes from the operator's system, whose next answer would undo an import. */
  daOperadora?: boolean;
  /** Opens the file of the catalogue; undefined where nothing is for sale. */
  openFeed: (tx: Tx) => Promise<Readable | undefined>;
  print: (line: string) => void;
}

/** `npm run catalogo`. @returns the exit code: 0, or 1 where nothing was done. */
export async function runCatalogo(args: readonly string[], terminal: Terminal): Promise<number> {
  const [command, file, ...options] = args;
  const known = options.every((option) => command === 'importar' && option === '--previa');
  if ((command !== 'importar' && command !== 'exportar') || file === undefined || !known) {
    terminal.print(USO);
    return 1;
  }
  if (command === 'importar' && terminal.daOperadora) {
    terminal.print('CATALOGO=praxio: o catálogo vem da operadora, e um arquivo não o muda.');
    return 1;
  }
  try {
    if (command === 'exportar') return await exportFile(file, terminal);
    return await importFile(file, options.includes('--previa'), terminal);
  } catch (error) {
    if (!(error instanceof ZipRecusado)) throw error;
    terminal.print(error.message);
    return 1;
  }
}

/** Writes the feed beside its place and renames it when it is complete: a file that is there is a whole one. */
async function exportFile(file: string, { openDatabase, openFeed, print }: Terminal): Promise<number> {
  const database = await openDatabase();
  try {
    return await database.transaction(async (tx) => {
      const feed = await openFeed(tx);
      if (feed === undefined) {
        print('Nada está à venda: não há o que exportar.');
        return 1;
      }
      const unfinished = `${file}.parcial`;
      await pipeline(feed, createWriteStream(unfinished));
      await rename(unfinished, file);
      print(`Exportado: ${file}`);
      return 0;
    });
  } finally {
    await database.close();
  }
}

async function importFile(file: string, previa: boolean, terminal: Terminal): Promise<number> {
  const zip = await openZip(file);
  try {
    const veredito = { falhas: createAchados(), avisos: createAchados() };
    const feed = await readFeed(zip, veredito.falhas);
    const desejado = composeCatalogo(feed, terminal.municipios, veredito);
    const print = (lines: readonly string[]): void => lines.forEach((line) => terminal.print(line));
    if (veredito.falhas.total() > 0) {
      print(describeAchados('O arquivo tem erros, e nada foi gravado', veredito.falhas));
      return 1;
    }
    print(describeAchados('Avisos', veredito.avisos));
    const { versao: feedVersao } = feed;
    const importacao = { desejado, feedVersao, hash: zip.hash, autor: 'linha de comando', previa };
    const database = await terminal.openDatabase();
    try {
      print(describeResultado(await importCatalogo(database, importacao), previa));
    } finally {
      await database.close();
    }
    return 0;
  } finally {
    zip.close();
  }
}

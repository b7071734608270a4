import type { Database } from '../platform/database/database';
import { createAchados } from './achados';
import { composeCatalogo } from './composicao/compose';
import type { Municipio } from './composicao/desejado';
import { importCatalogo } from './importCatalogo';
import { readFeed } from './leitura/readFeed';
import { openZip, ZipRecusado } from './leitura/zip';
import { describeAchados, describeResultado } from './relatorio';

const USO = 'Uso: npm run catalogo -- importar ARQUIVO.zip [--previa]';

/** The world of the command. */
export interface Terminal {
  /** Opens the configured database; called only for a feed without faults. */
  openDatabase: () => Promise<Database>;
  municipios: readonly Municipio[];
  print: (line: string) => void;
}

/** `npm run catalogo`. @returns the exit code: 0, or 1 where nothing was done. */
export async function runCatalogo(args: readonly string[], terminal: Terminal): Promise<number> {
  const [command, file, ...options] = args;
  const known = options.every((option) => option === '--previa');
  if (command !== 'importar' || file === undefined || !known) {
    terminal.print(USO);
    return 1;
  }
  try {
    return await importFile(file, options.includes('--previa'), terminal);
  } catch (error) {
    if (!(error instanceof ZipRecusado)) throw error;
    terminal.print(error.message);
    return 1;
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

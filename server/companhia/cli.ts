import { readFile, rename, writeFile } from 'node:fs/promises';
import { readDocumentoCompanhia } from '../../src/domain/companhia/documentoCompanhia';
import type { Database } from '../platform/database/database';
import { findCompanhia, listOperadorasSemTransportadora } from './companhiaRepository';
import { publishTermos, readTermos, TermosPublicados } from './publishTermos';
import { saveCompanhia } from './saveCompanhia';

const USO = 'Uso: empresa importar ARQUIVO.json | exportar ARQUIVO.json';
const AUTOR = 'linha de comando';

/** The world of the command. */
export interface Terminal {
  /** Opens the configured database; called only for a document without faults. */
  openDatabase: () => Promise<Database>;
  print: (line: string) => void;
}

/** `empresa`: the company's data and terms, from a file or into one. @returns the exit code: 1 where nothing was done. */
export async function runEmpresa(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const [command, file, ...rest] = args;
  if (file === undefined || rest.length > 0 || (command !== 'importar' && command !== 'exportar')) {
    terminal.print(USO);
    return 1;
  }
  return command === 'importar' ? importFile(file, terminal) : exportFile(file, terminal);
}

async function importFile(file: string, { openDatabase, print }: Terminal): Promise<0 | 1> {
  const text = await readJson(file);
  if (text === undefined) {
    print(`${file} não é um arquivo JSON que se possa ler.`);
    return 1;
  }
  const lido = readDocumentoCompanhia(text.valor);
  if (!lido.ok) {
    print('O arquivo tem erros, e nada foi gravado:');
    for (const { campo, mensagem } of lido.faltas) print(`  ${campo || 'documento'}: ${mensagem}`);
    return 1;
  }
  const database = await openDatabase();
  try {
    const { dados, termos } = lido.valor;
    const { saved, published, missing } = await database.transaction(async (tx) => ({
      published: await publishTermos(tx, termos, AUTOR),
      saved: await saveCompanhia(tx, dados, AUTOR, null),
      missing: await listOperadorasSemTransportadora(tx),
    }));
    if (saved.tipo === 'mudou') {
      print('Outra pessoa mudou os dados da empresa agora mesmo: importe de novo.');
      return 1;
    }
    print(
      saved.tipo === 'igual' ? 'Os dados da empresa já eram estes.' : `Dados da empresa, versão ${saved.row.versao}.`,
    );
    for (const versao of published) print(`Termos de uso, versão ${versao}, publicados.`);
    for (const nome of missing) print(`Atenção: as linhas de ${nome} não têm transportadora e não são vendidas.`);
    return 0;
  } catch (error) {
    if (!(error instanceof TermosPublicados)) throw error;
    print(error.message);
    return 1;
  } finally {
    await database.close();
  }
}

/** The value of a file of JSON; undefined where it cannot be read. */
async function readJson(file: string): Promise<{ valor: unknown } | undefined> {
  try {
    return { valor: JSON.parse(await readFile(file, 'utf8')) as unknown };
  } catch {
    return undefined;
  }
}

/** Writes the document beside its place and renames it: a file that is there is a whole one. */
async function exportFile(file: string, { openDatabase, print }: Terminal): Promise<0 | 1> {
  const database = await openDatabase();
  try {
    const row = await findCompanhia(database.db);
    if (!row) {
      print('A empresa ainda não tem dados: não há o que exportar.');
      return 1;
    }
    const documento = { ...row.dados, termos: await readTermos(database.db) };
    await writeFile(`${file}.parcial`, `${JSON.stringify(documento, null, 2)}\n`);
    await rename(`${file}.parcial`, file);
    print(`Exportado: ${file}`);
    return 0;
  } finally {
    await database.close();
  }
}

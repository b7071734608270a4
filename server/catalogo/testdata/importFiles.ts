import type { Server } from '../../createServer';
import { runCatalogo } from '../cli';
import { municipios } from './composeFiles';
import { writeZip, type Arquivos } from './feeds';

/** Runs the command on the database of a server. @returns its exit code and all that it printed. */
export async function importFiles(
  { services }: Server,
  arquivos: Arquivos,
  ...options: string[]
): Promise<{ code: number; printed: string[] }> {
  const printed: string[] = [];
  const code = await runCatalogo(['importar', await writeZip(arquivos), ...options], {
    // The server goes on with its database.
    openDatabase: () => Promise.resolve({ ...services.database, close: () => Promise.resolve() }),
    municipios,
    openFeed: () => Promise.resolve(undefined),
    print: (line) => printed.push(line),
  });
  return { code, printed };
}

import type { Environment } from './environment';
import { openForCommand } from './migrateCommand';

/** Connections of the command: one transaction, and one spare. */
const SESSIONS = 2;

/**
 * `catalogo`: feeds into and out of the configured database. Its modules load when it is asked for, since a server does
 * without the table of municipalities.
 * @returns the exit code.
 */
export async function catalogoCommand(
  env: Environment,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { runCatalogo } = await import('./catalogo/cli');
  const { exportCatalogo } = await import('./catalogo/exportacao/exportCatalogo');
  const { localidades } = await import('./seed/localidades');
  const publicUrl = env.PUBLIC_URL ?? 'http://localhost:8080';
  return runCatalogo(args, {
    openDatabase: () => openForCommand(env, SESSIONS),
    municipios: localidades,
    daOperadora: env.CATALOGO === 'praxio',
    openFeed: (tx) => exportCatalogo(tx, publicUrl),
    print,
  });
}

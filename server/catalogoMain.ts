import { resolve } from 'node:path';
import { runCatalogo } from './catalogo/cli';
import { readAmbiente } from './environment';
import type { Database, Reader } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { requireTls } from './platform/database/requireTls';
import { writeGtfs } from './publicacao/gtfs/writeGtfs';
import { localidades } from './seed/localidades';

/** Connections of the command: one transaction, and one spare. */
const SESSIONS = 2;

/** Opens the database that the server would open, with its schema; the embedded one only while no server has it. */
async function openConfigured(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, BANCO_SEM_TLS } = process.env;
  if (process.env.NODE_ENV === 'production') requireTls(process.env);
  // The command needs none of the providers that production asks for.
  const { ambiente, problems } = readAmbiente({ DATABASE_URL, DATA_DIR, BANCO_SEM_TLS });
  if (ambiente === null) throw new Error(problems.join('\n'));
  const databaseUrl = ambiente.DATABASE_URL;
  const database = await openDatabase(
    databaseUrl === undefined ? { dataDir: resolve(ambiente.DATA_DIR) } : { databaseUrl },
    SESSIONS,
  );
  await migrate(database);
  return database;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:8080';
const openFeed = (db: Reader) => writeGtfs(db, { publicUrl });

runCatalogo(process.argv.slice(2), { openDatabase: openConfigured, municipios: localidades, openFeed, print })
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });

import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../../server/database/migrate';
import type { Tables } from '../../server/database/tables';

/**
 * Makes one embedded cluster with today's schema and keeps its image: each test file's database begins as a copy of it,
 * which takes a fraction of making one.
 */
export default async function embeddedSetup(): Promise<void> {
  const pglite = await PGlite.create('memory://');
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate({ db });
  const image = await pglite.dumpDataDir('none');
  await db.destroy();
  await pglite.close();
  const file = path.join(tmpdir(), `itape-modelo-${randomUUID()}.tar`);
  writeFileSync(file, Buffer.from(await image.arrayBuffer()));
  process.env.TEST_EMBEDDED_IMAGE = file;
}

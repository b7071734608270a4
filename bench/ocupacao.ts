/** `npm run bench ocupacao`: the size of a season's seats in PostgreSQL, and the cost of archiving beside partitions by day (ADR 61). */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Reader } from '../server/platform/database/database';
import { migrate } from '../server/platform/database/migrate';
import { openDatabase } from '../server/platform/database/openDatabase';
import { archivePartidas, KEPT_DAYS } from '../server/reservas/arquivo/archivePartidas';
import { startPostgres } from '../tests/support/postgresServer.mjs';
import { median } from './statistics';

const AHEAD_DAYS = 60;
const PER_DAY = 100;
const SEATS = 46;
const LEGS = 3;
/** Further days that are sold and archived, to see whether the table grows. */
const DAYS_ON = 120;
const PRINT_EVERY = 30;
/** Part of the rows after whose deletion autovacuum cleans a table, by default. */
const AUTOVACUUM = 0.2;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/**
 * The departures of a day, all seats of which are sold; ids are those of the product: timetable entry, then day.
 * @param ahead days until they leave; the days before have been moved meanwhile.
 */
async function sell(db: Reader, day: number, ahead = day): Promise<void> {
  await sql`insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade)
    select h * 100000 + ${day}::int + 1000, 1, h, current_date + ${day}::int, now() + make_interval(days => ${ahead}::int), 1, ${SEATS}
    from generate_series(1, ${PER_DAY}::int) h`.execute(db);
  await sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select h * 100000 + ${day}::int + 1000, s, l, gen_random_uuid(), null
    from generate_series(1, ${PER_DAY}::int) h,
      generate_series(1, ${SEATS}::int) s, generate_series(0, ${LEGS - 1}::int) l`.execute(db);
}

async function sizeOf(db: Reader): Promise<{ rows: number; mb: number }> {
  const { rows } = await sql<{ rows: number; bytes: string }>`
    select count(*)::int as rows, pg_total_relation_size('ocupacao') as bytes from ocupacao`.execute(db);
  return { rows: rows[0]?.rows ?? 0, mb: Number(rows[0]?.bytes ?? 0) / 1e6 };
}

/** PostgreSQL's answer to the key without the day, and how often it takes one seat with it. */
async function partitionsByDay(db: Reader): Promise<[string, number]> {
  const columns = 'partida_id bigint, poltrona smallint, perna smallint, dia date';
  const refused = await sql
    .raw(`create table por_dia(${columns}, primary key(partida_id, poltrona, perna)) partition by range(dia)`)
    .execute(db)
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  await sql
    .raw(`create table por_dia(${columns}, primary key(partida_id, poltrona, perna, dia)) partition by range(dia)`)
    .execute(db);
  for (const [name, from, to] of [
    ['um', '2026-12-01', '2026-12-02'],
    ['dois', '2026-12-02', '2026-12-03'],
  ])
    await sql
      .raw(`create table por_dia_${name} partition of por_dia for values from ('${from}') to ('${to}')`)
      .execute(db);
  await sql`insert into por_dia values (1, 7, 0, '2026-12-01'), (1, 7, 0, '2026-12-02')`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from por_dia where partida_id = 1 and poltrona = 7 and perna = 0`.execute(db);
  await sql`insert into por_dia select h, s, l, '2026-12-01' from generate_series(2, ${PER_DAY + 1}::int) h,
    generate_series(1, ${SEATS}::int) s, generate_series(0, ${LEGS - 1}::int) l`.execute(db);
  return [refused, rows[0]?.n ?? 0];
}

const server = await startPostgres();
const database = await openDatabase({ databaseUrl: server.url }, 2);
const { db } = database;
try {
  await migrate(database);
  for (let day = -KEPT_DAYS; day < AHEAD_DAYS; day += 1) await sell(db, day);
  await sql`vacuum analyze ocupacao`.execute(db);
  const season = await sizeOf(db);
  console.log(`a season: ${season.rows} rows, ${season.mb.toFixed(0)} MB with the indexes`);

  const turns: number[] = [];
  let dead = 0;
  for (let day = 0; day < DAYS_ON; day += 1) {
    await sql`update partida set saida = saida - interval '1 day'`.execute(db);
    turns.push(await timed(() => archivePartidas(database)));
    await sell(db, AHEAD_DAYS + day, AHEAD_DAYS - 1);
    dead += PER_DAY * SEATS * LEGS;
    if (dead > AUTOVACUUM * season.rows) {
      await sql`vacuum ocupacao`.execute(db);
      dead = 0;
    }
    if ((day + 1) % PRINT_EVERY > 0) continue;
    const { rows, mb } = await sizeOf(db);
    console.log(`${day + 1} days later: ${rows} rows, ${mb.toFixed(0)} MB`);
  }
  console.log(
    `archiving a day of ${PER_DAY * SEATS * LEGS} rows: median ${median(turns).toFixed(0)} ms, at most ${Math.max(...turns).toFixed(0)} ms`,
  );

  const [refused, twice] = await partitionsByDay(db);
  const detach = await timed(() => sql.raw('drop table por_dia_um').execute(db));
  console.log(`partitions by day, the key without the day: ${refused}`);
  console.log(
    `the key with the day: one seat of one departure taken ${twice} times; a day of rows dropped in ${detach.toFixed(0)} ms`,
  );
} finally {
  await database.close();
  await server.stop();
}

import type pg from 'pg';
import type { Fill } from './machine';

/** Days of departures before and after today, as many as the product keeps and sells. */
const [PAST_DAYS, FUTURE_DAYS] = [25, 62];
/** Departures of a line a day. */
const A_DAY = 10;
/** Added lines begin here, above those of the catalogue. */
const FIRST_LINHA = 1_000_000;

/**
 * Departures up to the size. Those of the searched lines stay, and get older ones beside them, which no search finds; the
 * other ones leave, or get company on further lines.
 */
export const fillPartidas: Fill = async (pool, size, { linhas }) => {
  const kept = await count(pool, 'select count(*) as n from partida where linha_id = any($1)', [linhas]);
  if (kept > size) throw new Error(`the searched lines have ${kept} departures, more than ${size}`);
  const seeded = await count(pool, 'select count(*) as n from partida');
  if (seeded > size) {
    await pool.query(
      `delete from partida where id in (
         select id from partida where linha_id <> all($1) order by linha_id, saida limit $2)`,
      [linhas, seeded - size],
    );
    return;
  }
  await insertPartidas(pool, linhas, -PAST_DAYS, -2, size - seeded);
  const left = size - (await count(pool, 'select count(*) as n from partida'));
  const further = Math.ceil(left / ((PAST_DAYS + FUTURE_DAYS) * A_DAY));
  const others = Array.from({ length: further }, (_, n) => FIRST_LINHA + n);
  await insertPartidas(pool, others, -PAST_DAYS, FUTURE_DAYS - 1, left);
};

/** Departures of these lines from one day to another, both counted from today and included, up to a limit. */
const insertPartidas = (pool: pg.Pool, linhas: readonly number[], de: number, ate: number, limit: number) =>
  pool.query(
    `insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade)
     select l.id::bigint * 10000000 + (dia + 100) * 100 + h + 5000000000000, l.id, 900000 + h, current_date + dia,
       date_trunc('day', now()) + make_interval(days => dia, hours => 5 + h), 1, 46
     from unnest($1::int[]) l(id), generate_series($2::int, $3::int) dia, generate_series(1, ${A_DAY}) h
     limit $4`,
    [[...linhas], de, ate, limit],
  );

async function count(pool: pg.Pool, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(text, values);
  return Number(rows[0]?.n);
}

import type { Fill } from './machine';

const LEGS = 4;

/** Sold seats up to so many rows, evenly over the departures that are not searched. */
export const fillOcupacao: Fill = async (pool, size, { linhas }) => {
  await pool.query(
    `insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
     select id, 1 + n / ${LEGS}, n % ${LEGS}, gen_random_uuid(), null
     from (
       select id, row_number() over (order by id) - 1 as nth, count(*) over () as partidas
       from partida where linha_id <> all($1)) p,
     generate_series(0, ($2::bigint / partidas - case when nth < $2::bigint % partidas then 0 else 1 end)::int) n`,
    [linhas, size],
  );
};

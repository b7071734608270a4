import type pg from 'pg';
import type { Fill } from './machine';

/** Sets of places that the added lines join; with the seed's own they are some 5,700, about the municipalities of Brazil. */
const PLACE_SETS = 12;
/** Distance between the ids of two sets, and of two copies of the network. */
const STEP = 100_000;
const LETTERS = 'bcdfglmnprstv';

/**
 * Lines up to the size. Copies of the seed's network join places of their own, with names of other letters; the searched
 * lines stay the only ones between theirs.
 */
export const fillLinhas: Fill = async (pool, size, { linhas }) => {
  const { rows } = await pool.query<{ id: number }>('select id from linha order by id = any($1) desc, id', [linhas]);
  const seeded = rows.map(({ id }) => id);
  for (let copy = 1, missing = size - seeded.length; missing > 0; copy += 1, missing -= seeded.length) {
    if (copy <= PLACE_SETS) await copyPlaces(pool, copy);
    await copyLinhas(pool, copy, seeded.slice(0, missing));
  }
  if (size < seeded.length) await removeLinhas(pool, seeded.slice(size));
  await pool.query(`update semente set versao = 'importado bench' where nome = 'catalogo'`);
};

const turned = (by: number): string => LETTERS.slice(by) + LETTERS.slice(0, by);
const both = (letters: string): string => letters + letters.toUpperCase();

const copyPlaces = (pool: pg.Pool, set: number) =>
  pool.query(
    `insert into localidade(id, ibge, nome, terminal, uf, busca, aliases, tz, lat, lon, peso)
     select id + $1::int, ibge, translate(nome, $2, $3), terminal, uf, translate(busca, $2, $3), '', tz, lat, lon, peso / 2
     from localidade where id < ${STEP}`,
    [set * STEP, both(LETTERS), both(turned(set))],
  );

async function copyLinhas(pool: pg.Pool, copy: number, ids: readonly number[]): Promise<void> {
  const steps = [[...ids], copy * STEP];
  const place = (((copy - 1) % PLACE_SETS) + 1) * STEP;
  await pool.query(
    `insert into linha(id, codigo, nome, operadora)
     select id + $2::int, codigo || '-' || $2::text, nome, operadora from linha where id = any($1)`,
    steps,
  );
  await pool.query(
    `insert into linha_parada(linha_id, seq, localidade_id, km, minutos, parada_min)
     select linha_id + $2::int, seq, localidade_id + $3::int, km, minutos, parada_min
     from linha_parada where linha_id = any($1)`,
    [...steps, place],
  );
  await pool.query(
    `insert into linha_par(linha_id, seq_o, seq_d, origem_id, destino_id, min_o, min_d, km)
     select linha_id + $2::int, seq_o, seq_d, origem_id + $3::int, destino_id + $3::int, min_o, min_d, km
     from linha_par where linha_id = any($1)`,
    [...steps, place],
  );
  await pool.query(
    `insert into tarifa(linha_id, seq_o, seq_d, classe, vigente_de, centavos, pedagio, embarque, seguro)
     select linha_id + $2::int, seq_o, seq_d, classe, vigente_de, centavos, pedagio, embarque, seguro
     from tarifa where linha_id = any($1)`,
    steps,
  );
}

async function removeLinhas(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  await pool.query(
    'delete from horario_excecao where horario_id in (select id from horario where linha_id = any($1))',
    [ids],
  );
  for (const table of ['partida', 'horario', 'tarifa', 'linha_par', 'linha_parada'] as const) {
    await pool.query(`delete from ${table} where linha_id = any($1)`, [ids]);
  }
  await pool.query('delete from linha where id = any($1)', [ids]);
}

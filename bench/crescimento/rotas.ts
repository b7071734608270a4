import type pg from 'pg';
import type { Rota } from '../limites/client';

/** Pairs of places that are searched, and the lines between them. */
export interface Rotas {
  pares: Rota[];
  linhas: number[];
}

/** Places between which trips are searched; their lines have fewer departures than the smallest size. */
const CIDADES = ['Rio de Janeiro', 'Curitiba', 'Belo Horizonte', 'Florianópolis', 'Londrina'];
const PARA = 'São Paulo';

/** The pairs of terminals between these cities that have a line. */
export async function listRotas(pool: pg.Pool): Promise<Rotas> {
  const { rows } = await pool.query<{ origem: string; destino: string; linhas: number[] }>(
    `select p.origem_id::text as origem, p.destino_id::text as destino, array_agg(p.linha_id) as linhas
     from linha_par p join localidade o on o.id = p.origem_id join localidade d on d.id = p.destino_id
     where (o.nome = $1 and d.nome = any($2)) or (d.nome = $1 and o.nome = any($2))
     group by 1, 2 order by 1, 2`,
    [PARA, CIDADES],
  );
  return {
    pares: rows.map(({ origem, destino }) => ({ localidadeOrigem: origem, localidadeDestino: destino })),
    linhas: [...new Set(rows.flatMap(({ linhas }) => linhas))],
  };
}

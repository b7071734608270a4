import { sql } from 'kysely';
import { TOLERANCIA_MINUTOS, VIAGENS_OLHADAS } from '../../../src/domain/viagens/pontualidade';
import type { Pontualidade } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';

/** Older trips say nothing of how a line runs now. */
const DIAS = 180;

/** The line of a departure; undefined where there is none. */
export async function findLinhaId(db: Reader, partidaId: string): Promise<number | undefined> {
  const row = await db.selectFrom('partida').select('linha_id').where('id', '=', partidaId).executeTakeFirst();
  return row?.linha_id;
}

/**
 * Of the latest trips of a line, how many left on time. Known are those of which operations said that they left, or that they
 * did not: a trip that nobody followed is neither on time nor late, and a cancelled one is not on time.
 */
export async function countPontualidade(db: Reader, linhaId: number): Promise<Pontualidade> {
  const { rows } = await sql<Pontualidade>`
    select count(*)::int as viagens,
      (count(*) filter (where situacao <> 'cancelada' and atraso_min <= ${TOLERANCIA_MINUTOS}::int))::int as "noHorario"
    from (
      select s.situacao, s.atraso_min from partida p
      join partida_status s on s.partida_id = p.id and s.situacao in ('em_viagem','encerrada','cancelada')
      where p.linha_id = ${linhaId}::int and p.saida < now() and p.saida > now() - make_interval(days => ${DIAS}::int)
      order by p.saida desc limit ${VIAGENS_OLHADAS}::int) ultimas`.execute(db);
  return rows[0] ?? { viagens: 0, noHorario: 0 };
}

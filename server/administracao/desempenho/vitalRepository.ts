import { sql } from 'kysely';
import type { AparelhoMedido, Metrica } from '../../../src/domain/aplicativo/vitais';
import type { Reader } from '../../platform/database/database';
import { today } from '../../platform/database/today';

/** A measure that is counted: all of it is a name of ours, or a small number. */
export interface VitalContado {
  rota: string;
  versao: string;
  aparelho: AparelhoMedido;
  metrica: Metrica;
  faixa: number;
}

/** Counts measures of today, in one statement and in one order, so that concurrent reports wait instead of deadlocking. */
export async function countVitais(db: Reader, vitais: readonly VitalContado[]): Promise<void> {
  await sql`
    insert into vital_dia(dia, rota, versao, aparelho, metrica, faixa, vezes)
    select ${today}, v.rota, v.versao, v.aparelho, v.metrica, v.faixa, count(*)::int
    from json_to_recordset(${JSON.stringify(vitais)}::json)
      as v(rota text, versao text, aparelho text, metrica text, faixa smallint)
    group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
    on conflict (dia, rota, versao, aparelho, metrica, faixa)
    do update set vezes = vital_dia.vezes + excluded.vezes`.execute(db);
}

/** Choice of the measures that are summed up; null stands for all. */
export interface FiltroVitais {
  dias: number;
  versao: string | null;
  aparelho: AparelhoMedido | null;
}

export interface VitalSomado {
  rota: string;
  metrica: Metrica;
  faixa: number;
  vezes: number;
}

/** Sums of the last days, today's included, by route, metric and range. */
export async function sumVitais(db: Reader, { dias, versao, aparelho }: FiltroVitais): Promise<VitalSomado[]> {
  const { rows } = await sql<VitalSomado>`
    select rota, metrica, faixa, sum(vezes)::int as vezes from vital_dia
    where dia > ${today} - ${dias}::int
      and (${versao}::text is null or versao = ${versao}::text)
      and (${aparelho}::text is null or aparelho = ${aparelho}::text)
    group by rota, metrica, faixa`.execute(db);
  return rows;
}

/** Versions that were measured in the last days. */
export async function listVersoes(db: Reader, dias: number): Promise<string[]> {
  const { rows } = await sql<{ versao: string }>`
    select distinct versao from vital_dia where dia > ${today} - ${dias}::int`.execute(db);
  return rows.map(({ versao }) => versao);
}

/** Deletes the measures of more than so many days ago. */
export const forgetVitais = (db: Reader, dias: number): Promise<unknown> =>
  sql`delete from vital_dia where dia < ${today} - ${dias}::int`.execute(db);

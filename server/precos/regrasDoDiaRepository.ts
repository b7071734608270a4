import { sql } from 'kysely';
import { FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Reader } from '../platform/database/database';
import type { RegraBeneficio } from './tables';

/** The rules by which a price is made today, and the time by the database's clock. */
export interface RegrasDoDia {
  agora: Date;
  /** The travel insurance in force; null where none is sold. */
  seguro: { valor_centavos: number; cobertura: string } | null;
  /** For each degree of each benefit, the latest rule in force, the better degree first. */
  regras: RegraBeneficio[];
}

/** Reads the clock and the rules of its day together, by one statement. */
export async function readRegrasDoDia(reader: Reader): Promise<RegrasDoDia> {
  const { rows } = await sql<RegrasDoDia>`
    with hoje as (select (now() at time zone ${FUSO_DA_SEDE})::date as dia),
    regra as (
      select distinct on (r.beneficio, r.faixa) r.* from beneficio_regra r, hoje where r.vigente_de <= hoje.dia
      order by r.beneficio, r.faixa, r.vigente_de desc)
    select now() as agora,
      (select json_build_object('valor_centavos', s.valor_centavos, 'cobertura', s.cobertura)
        from seguro_viagem s, hoje where s.vigente_de <= hoje.dia order by s.vigente_de desc limit 1) as seguro,
      (select coalesce(json_agg(regra order by beneficio, faixa), '[]') from regra) as regras`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('a select without from returns one row');
  return found;
}

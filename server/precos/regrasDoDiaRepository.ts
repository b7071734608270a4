/** Reads `companhia_versao` of `companhia`: the extras that the company sells. */
import { sql } from 'kysely';
import type { OfertaAdicional } from '../../src/domain/compra/adicionais/adicionais';
import { FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Reader } from '../platform/database/database';
import { ADICIONAIS_DA_EMPRESA, adicionaisOfOthers, type AdicionalTomado } from './adicionais/adicionalVagaRepository';
import type { RegraBeneficio } from './tables';

/** The rules by which a price is made today, and the time by the database's clock. */
export interface RegrasDoDia {
  agora: Date;
  /** The travel insurance in force; null where none is sold. */
  seguro: { valor_centavos: number; cobertura: string } | null;
  /** For each degree of each benefit, the latest rule in force, the better degree first. */
  regras: RegraBeneficio[];
  /** The extras that the company sells; null before it has said anything. */
  ofertas: OfertaAdicional[] | null;
  /** The places for extras that other reservas have on the departures. */
  tomados: AdicionalTomado[];
}

/** Reads the clock, the rules of its day and what is left for a reserva's extras together, by one statement. */
export async function readRegrasDoDia(
  reader: Reader,
  { reservaId, partidaIds }: { reservaId: string; partidaIds: readonly string[] },
): Promise<RegrasDoDia> {
  const { rows } = await sql<RegrasDoDia>`
    with hoje as (select (now() at time zone ${FUSO_DA_SEDE})::date as dia),
    regra as (
      select distinct on (r.beneficio, r.faixa) r.* from beneficio_regra r, hoje where r.vigente_de <= hoje.dia
      order by r.beneficio, r.faixa, r.vigente_de desc)
    select now() as agora,
      (select json_build_object('valor_centavos', s.valor_centavos, 'cobertura', s.cobertura)
        from seguro_viagem s, hoje where s.vigente_de <= hoje.dia order by s.vigente_de desc limit 1) as seguro,
      (select coalesce(json_agg(regra order by beneficio, faixa), '[]') from regra) as regras,
      ${ADICIONAIS_DA_EMPRESA} as ofertas, ${adicionaisOfOthers(reservaId, partidaIds)} as tomados`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('a select without from returns one row');
  return found;
}

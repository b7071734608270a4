/** Reads `pedido`, `pedido_item` of `pedidos`: the benefits and extras that a reserva was priced with. */
import { sql } from 'kysely';
import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { Reader, Tx } from '../platform/database/database';
import { today } from '../platform/database/today';
import type { LentColumn } from '../viagens/partidaRepository';
import type { RegraBeneficio } from './tables';

/** A benefit's place on a departure that a seat is to have. */
export interface WantedVaga {
  partidaId: string;
  trecho: number;
  poltrona: number;
  beneficio: TipoBeneficio;
  faixa: number;
  /** How many there are. */
  vagas: number;
}

/** For each degree of each benefit, the latest rule in force on a day, the better degree first. */
export const listRegras = (reader: Reader, hoje: string): Promise<RegraBeneficio[]> =>
  reader
    .selectFrom('beneficio_regra as regra')
    .selectAll()
    .where('vigente_de', '=', (eb) =>
      eb
        .selectFrom('beneficio_regra as outra')
        .select(sql<string>`max(outra.vigente_de)`.as('desde'))
        .whereRef('outra.beneficio', '=', 'regra.beneficio')
        .whereRef('outra.faixa', '=', 'regra.faixa')
        .where('outra.vigente_de', '<=', hoje),
    )
    .orderBy('beneficio')
    .orderBy('faixa')
    .execute();

/**
 * The benefits that still have a place without fare on the departure `p` of a statement, for a search that reads them with the
 * departure; null where there is none. Most departures have given none of their places: all rules are asked once for those,
 * and each rule by itself only for the others.
 */
export const gratuidadesLivres: LentColumn<TipoBeneficio[] | null> = {
  ctes: sql`
    regra as materialized (
      select beneficio, faixa, vagas from (
        select distinct on (beneficio, faixa) beneficio, faixa, vagas, percentual from beneficio_regra
        where vigente_de <= ${today}
        order by beneficio, faixa, vigente_de desc) as vigente
      where percentual = 100)`,
  column: sql`
    case when exists (
      select from beneficio_vaga v where v.partida_id = p.id and (v.expira_em is null or v.expira_em > now()))
    then (select json_agg(distinct regra.beneficio) from regra
      where regra.vagas is null or regra.vagas > (
        select count(*) from beneficio_vaga v
        where v.partida_id = p.id and v.beneficio = regra.beneficio and v.faixa = regra.faixa
          and (v.expira_em is null or v.expira_em > now())))
    else (select json_agg(distinct beneficio) from regra where vagas is null or vagas > 0) end`,
};

/** The same on each of some departures, by one statement. */
export async function listGratuidadesLivres(
  reader: Reader,
  partidaIds: readonly string[],
): Promise<Map<string, TipoBeneficio[]>> {
  const { ctes, column } = gratuidadesLivres;
  const { rows } = await sql<{ partida_id: string; livres: TipoBeneficio[] | null }>`
    with ${ctes}
    select p.id::text as partida_id, ${column} as livres
    from unnest(${[...new Set(partidaIds)]}::bigint[]) as p(id)`.execute(reader);
  return new Map(rows.map(({ partida_id, livres }) => [partida_id, livres ?? []]));
}

/** How many places other reservas have now, by departure, benefit and degree; no row where it is none. */
export const countVagasOfOthers = (reader: Reader, reservaId: string, partidaIds: readonly string[]) =>
  reader
    .selectFrom('beneficio_vaga')
    .select(['partida_id', 'beneficio', 'faixa', sql<number>`count(*)::int`.as('dadas')])
    .where('partida_id', 'in', [...partidaIds])
    .where('reserva_id', '<>', reservaId)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .groupBy(['partida_id', 'beneficio', 'faixa'])
    .execute();

/**
 * Tries to take one numbered place; a lapsed one is taken over in place. `expira` null takes it for good.
 * @returns false where somebody else has it.
 */
export async function tryTakeBeneficioVaga(
  tx: Tx,
  reservaId: string,
  { partidaId, trecho, poltrona, beneficio, faixa }: WantedVaga,
  vaga: number,
  expira: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into beneficio_vaga(partida_id, beneficio, faixa, vaga, reserva_id, trecho, poltrona, expira_em)
    values (${partidaId}::bigint, ${beneficio}, ${faixa}, ${vaga}, ${reservaId}::uuid, ${trecho}, ${poltrona},
            ${expira}::timestamptz)
    on conflict (partida_id, beneficio, faixa, vaga) do update
      set reserva_id = excluded.reserva_id, trecho = excluded.trecho, poltrona = excluded.poltrona,
          expira_em = excluded.expira_em
      where beneficio_vaga.expira_em <= now()
    returning vaga`.execute(tx);
  return rows.length > 0;
}

/** The seats that the pedido over a reserva was priced with a benefit or extras for. */
export const listItensWithExtras = (tx: Tx, reservaId: string) =>
  tx
    .selectFrom('pedido_item as item')
    .innerJoin('pedido', 'pedido.id', 'item.pedido_id')
    .select(['item.viagem_id', 'item.trecho', 'item.poltrona', 'item.beneficio', 'item.beneficio_faixa'])
    .select(['item.desconto_beneficio', 'item.adicionais'])
    .where('pedido.reserva_id', '=', reservaId)
    .where((eb) =>
      eb.or([
        eb.and([eb('item.beneficio', 'is not', null), eb('item.desconto_beneficio', '>', 0)]),
        sql<boolean>`item.adicionais <> '[]'::jsonb`,
      ]),
    )
    .execute();
export type ItemWithExtras = Awaited<ReturnType<typeof listItensWithExtras>>[number];

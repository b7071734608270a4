import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { OnePoltrona } from '../poltronas/ocupacaoRepository';

/** A promotional seat that a held seat is to take. */
export interface WantedPromocional {
  partidaId: string;
  regraId: string;
  /** How many the rule has on each departure. */
  cota: number;
  reservaId: string;
  /** The number of the part. */
  trecho: number;
  poltrona: number;
}

/**
 * Tries to take the first free promotional seat of a rule; a lapsed one is taken over in place. @returns whether it was
 * taken; null where none is free, false where another request took it first.
 */
export async function tryTakePromocional(tx: Tx, wanted: WantedPromocional, expira: Date): Promise<boolean | null> {
  const { partidaId, regraId, cota, reservaId, trecho, poltrona } = wanted;
  const { rows } = await sql<{ tomada: boolean }>`
    with livre as (
      select v from generate_series(1, ${cota}::int) v
      where not exists (
        select 1 from tarifa_vaga t where t.partida_id = ${partidaId}::bigint and t.regra_id = ${regraId}::uuid
          and t.vaga = v and (t.expira_em is null or t.expira_em > now()))
      order by v limit 1),
    tomada as (
      insert into tarifa_vaga(partida_id, regra_id, vaga, reserva_id, trecho, poltrona, expira_em)
      select ${partidaId}::bigint, ${regraId}::uuid, v, ${reservaId}::uuid, ${trecho}, ${poltrona},
             ${expira}::timestamptz
      from livre
      on conflict (partida_id, regra_id, vaga) do update
        set reserva_id = excluded.reserva_id, trecho = excluded.trecho, poltrona = excluded.poltrona,
            expira_em = excluded.expira_em
        where tarifa_vaga.expira_em <= now()
      returning vaga)
    select exists (select 1 from tomada) as tomada from livre`.execute(tx);
  return rows[0]?.tomada ?? null;
}

/**
 * Makes the promotional seats of a reserva final. One that lapsed and went to another buyer meanwhile is added beyond the
 * quota: the price was promised and paid, so the company bears it.
 */
export async function confirmPromocionais(tx: Tx, reservaId: string): Promise<void> {
  await tx.updateTable('tarifa_vaga').set({ expira_em: null }).where('reserva_id', '=', reservaId).execute();
  // Another late payment may take the same number at the same moment; then the next number is tried.
  while ((await addLostPromocionais(tx, reservaId)) > 0);
}

/** @returns how many are still missing. */
async function addLostPromocionais(tx: Tx, reservaId: string): Promise<number> {
  const { rows } = await sql<{ faltam: number }>`
    with perdida as (
      select t.partida_id, p.cota_regra_id as regra_id, p.n, p.poltrona
      from reserva_poltrona p join reserva_trecho t on t.reserva_id = p.reserva_id and t.n = p.n
      where p.reserva_id = ${reservaId}::uuid and p.cota_regra_id is not null and not exists (
        select 1 from tarifa_vaga v
        where v.reserva_id = p.reserva_id and v.trecho = p.n and v.poltrona = p.poltrona)),
    nova as (
      insert into tarifa_vaga(partida_id, regra_id, vaga, reserva_id, trecho, poltrona, expira_em)
      select partida_id, regra_id, row_number() over (partition by partida_id, regra_id order by poltrona)
          + coalesce((select max(vaga) from tarifa_vaga v
                      where v.partida_id = perdida.partida_id and v.regra_id = perdida.regra_id), 0),
        ${reservaId}::uuid, n, poltrona, null
      from perdida
      on conflict do nothing returning 1)
    select ((select count(*) from perdida) - (select count(*) from nova))::int as faltam`.execute(tx);
  return rows[0]?.faltam ?? 0;
}

/** Gives the promotional seats of a reserva that are not final its new end. */
export async function extendPromocionais(tx: Tx, reservaId: string): Promise<void> {
  await tx
    .updateTable('tarifa_vaga')
    .set({ expira_em: sql<Date>`(select expira_em from reserva where id = ${reservaId}::uuid)` })
    .where('reserva_id', '=', reservaId)
    .where('expira_em', 'is not', null)
    .execute();
}

/** Gives back every promotional seat of a reserva. */
export async function freePromocionais(tx: Tx, reservaId: string): Promise<void> {
  await tx.deleteFrom('tarifa_vaga').where('reserva_id', '=', reservaId).execute();
}

/** Gives back the promotional seat of one seat; without effect where it has none. */
export async function freePromocional(tx: Tx, { reservaId, viagemId, poltrona }: OnePoltrona): Promise<void> {
  await sql`
    delete from tarifa_vaga
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
}

/** Moves the promotional seat along with its seat; without effect where it has none. */
export async function movePromocional(
  tx: Tx,
  reservaId: string,
  { trecho, de, para }: { trecho: number; de: number; para: number },
): Promise<void> {
  await sql`
    update tarifa_vaga set poltrona = ${para}
    where reserva_id = ${reservaId}::uuid and trecho = ${trecho} and poltrona = ${de}`.execute(tx);
}

/** Gives the promotional seat of one seat to another reserva, whose first part it is then on. */
export async function handOverPromocional(
  tx: Tx,
  { reservaId, viagemId, poltrona }: OnePoltrona,
  toReservaId: string,
): Promise<void> {
  await sql`
    update tarifa_vaga set reserva_id = ${toReservaId}::uuid, trecho = 0
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
}

/** Deletes lapsed promotional seats. Correctness does not depend on it: a lapsed one is taken over in place. */
export async function deleteLapsedPromocionais(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('tarifa_vaga')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
}

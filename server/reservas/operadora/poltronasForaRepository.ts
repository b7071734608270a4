/** Reads `partida` of `viagens`: seats that the operator sold are forgotten with their departure. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { VENDIDA_FORA } from '../../viagens/operadora/vendidaFora';
import type { Legs } from '../poltronas/ocupacaoRepository';

/** The answer of the operator about the seats between two stops; seats that it left out are in neither list. */
export interface PoltronasConferidas extends Legs {
  ocupadas: readonly number[];
  livres: readonly number[];
}

/**
 * Takes over which seats the operator has sold to others. A seat is taken there as a whole between the two stops: where
 * one of its legs is known to be taken, also by a hold or a block of ours, nothing is added.
 */
export async function mergeConferidas(
  tx: Tx,
  { partidaId, seqO, seqD, ocupadas, livres }: PoltronasConferidas,
): Promise<void> {
  await sql`
    delete from ocupacao where partida_id = ${partidaId}::bigint and reserva_id = ${VENDIDA_FORA}::uuid
      and perna >= ${seqO} and perna < ${seqD} and poltrona = any(${[...livres]}::smallint[])`.execute(tx);
  await takeElsewhere(tx, { partidaId, seqO, seqD, poltronas: await withoutBloqueio(tx, partidaId, ocupadas) });
  await sql`
    insert into poltrona_conferencia(partida_id, seq_o, seq_d, conferido_em)
    values (${partidaId}::bigint, ${seqO}, ${seqD}, now())
    on conflict (partida_id, seq_o, seq_d) do update set conferido_em = now()`.execute(tx);
}

/** Marks seats as sold by the operator to others, unless one of the legs is known to be taken. */
export async function takeElsewhere(
  tx: Tx,
  { partidaId, seqO, seqD, poltronas }: Legs & { poltronas: readonly number[] },
): Promise<void> {
  await sql`
    insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select ${partidaId}::bigint, s, g, ${VENDIDA_FORA}::uuid, null
    from unnest(${[...poltronas]}::smallint[]) s, generate_series(${seqO}::int, ${seqD}::int - 1) g
    where not exists (select 1 from ocupacao x where x.partida_id = ${partidaId}::bigint and x.poltrona = s
      and x.perna >= ${seqO} and x.perna < ${seqD} and (x.expira_em is null or x.expira_em > now()))
    order by s, g
    on conflict (partida_id, poltrona, perna) do update
      set reserva_id = excluded.reserva_id, expira_em = null where ocupacao.expira_em <= now()`.execute(tx);
}

/** A seat that we have blocked there, or are about to release, is not sold to somebody else. */
async function withoutBloqueio(tx: Tx, partidaId: string, poltronas: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('bloqueio_operadora')
    .select('poltrona')
    .where('partida_id', '=', partidaId)
    .where('situacao', 'in', ['pendente', 'bloqueada'])
    .execute();
  const ours = new Set(rows.map(({ poltrona }) => poltrona));
  return poltronas.filter((poltrona) => !ours.has(poltrona));
}

/** When the operator was asked last about the seats between two stops. */
export async function findConferencia(
  db: Reader,
  { partidaId, seqO, seqD }: Legs,
): Promise<{ conferidoEm: Date; idadeMs: number } | undefined> {
  const row = await db
    .selectFrom('poltrona_conferencia')
    .select(['conferido_em', sql<number>`(extract(epoch from now() - conferido_em) * 1000)::float8`.as('idade')])
    .where('partida_id', '=', partidaId)
    .where('seq_o', '=', seqO)
    .where('seq_d', '=', seqD)
    .executeTakeFirst();
  return row && { conferidoEm: row.conferido_em, idadeMs: Math.max(0, Math.round(row.idade)) };
}

/** Forgets the seats that the operator sold on departures that are over or gone. */
export async function purgePoltronasFora(tx: Tx): Promise<void> {
  const over = sql`not exists (
    select 1 from partida p where p.id = partida_id and p.saida > now() - interval '2 days')`;
  await sql`delete from ocupacao where reserva_id = ${VENDIDA_FORA}::uuid and ${over}`.execute(tx);
  await sql`delete from poltrona_conferencia where ${over}`.execute(tx);
}

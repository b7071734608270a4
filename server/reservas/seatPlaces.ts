import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { DESCANSO_MINUTOS, DESISTENCIA_CEDO_MINUTOS, type NewHold } from './holdCeilings';

/** When a hold that was not paid ended: let go, or run out. */
const FIM = sql`case when r.situacao = 'liberada' then coalesce(r.liberada_em, r.expira_em) else r.expira_em end`;
/** Given up soon, its places rest as long as it lived; else for the long pause. */
const DESCANSO = sql`case
  when ${FIM} - r.criado_em < make_interval(mins => ${DESISTENCIA_CEDO_MINUTOS}) then ${FIM} - r.criado_em
  else make_interval(mins => ${DESCANSO_MINUTOS}) end`;

/**
 * Gives each seat of a new hold one of its holder's places on that departure. A place is free again at once where its
 * hold was paid; where it was not, after a rest, so that nobody keeps seats by holding them again and again. Two
 * requests at once never get the same place.
 */
export async function takeSeatPlaces(tx: Tx, hold: NewHold): Promise<void> {
  const { rows } = await sql<{ partidaId: string; poltronas: number }>`
    select t.partida_id as "partidaId", count(*)::int as poltronas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${hold.reservaId}::uuid
    group by t.partida_id order by t.partida_id`.execute(tx);
  for (const { partidaId, poltronas } of rows) await takeOn(tx, hold, partidaId, poltronas);
}

async function takeOn(tx: Tx, hold: NewHold, partidaId: string, poltronas: number): Promise<void> {
  const { dono, reservaId, tetos } = hold;
  await freeRested(tx, dono, partidaId);
  let missing = poltronas;
  // A turn that takes nothing found no free place; one that takes less was overtaken and looks again.
  for (let turn = 0; missing > 0 && turn <= tetos.poltronasPorPartida; turn += 1) {
    const { rows } = await sql<{ livres: number; tomados: number }>`
      with livre as (
        select l from generate_series(1, ${tetos.poltronasPorPartida}::int) l
        where not exists (
          select 1 from reserva_lugar where dono = ${dono} and partida_id = ${partidaId}::bigint and lugar = l)
        order by l limit ${missing}),
      tomado as (
        insert into reserva_lugar(dono, partida_id, lugar, reserva_id)
        select ${dono}, ${partidaId}::bigint, l, ${reservaId}::uuid from livre order by l
        on conflict (dono, partida_id, lugar) do nothing returning lugar)
      select (select count(*) from livre)::int as livres, (select count(*) from tomado)::int as tomados`.execute(tx);
    const [turnOf] = rows;
    missing -= turnOf?.tomados ?? 0;
    if (missing > 0 && (turnOf?.livres ?? 0) === 0) break;
  }
  if (missing > 0) throw await tooManySeats(tx, hold, partidaId);
}

/** In the order of the places, as they are taken: two requests of one person never wait for each other in a circle. */
async function freeRested(tx: Tx, dono: string, partidaId: string): Promise<void> {
  await sql`
    delete from reserva_lugar where (dono, partida_id, lugar) in (
      select l.dono, l.partida_id, l.lugar from reserva_lugar l join reserva r on r.id = l.reserva_id
      where l.dono = ${dono} and l.partida_id = ${partidaId}::bigint
        and (r.situacao = 'confirmada' or (${FIM} <= now() and ${FIM} + ${DESCANSO} <= now()))
      order by l.lugar for update of l)`.execute(tx);
}

/** Why, and what to do: pay or let go what lives, or wait for what rests. */
async function tooManySeats(tx: Tx, { dono, reservaId, tetos }: NewHold, partidaId: string): Promise<Problem> {
  const { rows } = await sql<{ vivas: number; esperaS: number | null }>`
    select count(*) filter (where ${FIM} > now())::int as vivas,
      ceil(extract(epoch from min(${FIM} + ${DESCANSO}) filter (where ${FIM} <= now()) - now()))::int as "esperaS"
    from reserva_lugar l join reserva r on r.id = l.reserva_id
    where l.dono = ${dono} and l.partida_id = ${partidaId}::bigint and l.reserva_id <> ${reservaId}::uuid`.execute(tx);
  const { vivas, esperaS } = rows[0] ?? { vivas: 0, esperaS: null };
  const teto = `São no máximo ${tetos.poltronasPorPartida} poltronas sem pagamento por viagem.`;
  if (esperaS === null) {
    const mensagem = `Você já reservou ${vivas} poltronas desta viagem. ${teto} Pague ou libere uma reserva para escolher outras.`;
    return new Problem(409, { codigo: 'LIMITE_NA_VIAGEM', mensagem });
  }
  const minutos = Math.max(1, Math.ceil(esperaS / 60));
  const espera = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  const mensagem = `Reservas suas nesta viagem terminaram sem pagamento. ${teto} Tente de novo em ${espera}, ou pague as que ainda valem.`;
  const headers = { 'retry-after': String(Math.max(1, esperaS)) };
  return new Problem(409, { codigo: 'LIMITE_NA_VIAGEM', mensagem }, {}, headers);
}

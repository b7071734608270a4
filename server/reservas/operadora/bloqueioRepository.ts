/** Reads `partida`, `linha_parada` and the operator's ids of `viagens`: a block is asked for in the operator's words. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { isFree } from '../../platform/jobs/steps';
import type { PoltronaToBlock } from './bloqueioPort';
import type { SituacaoBloqueio } from './tables';

/** A block with the words in which the operator is asked for it. */
export interface Bloqueio extends PoltronaToBlock {
  reservaId: string;
  partidaId: string;
  seqO: number;
  seqD: number;
  /** Our number of the seat. */
  numero: number;
}

/** Our hold or sale of the seat stands. */
const isHeld = sql<boolean>`exists (select 1 from ocupacao o where o.partida_id = b.partida_id
  and o.poltrona = b.poltrona and o.reserva_id = b.reserva_id and (o.expira_em is null or o.expira_em > now()))`;

/** Opens a block for every seat of a new reserva on a departure of the operator. */
export async function openBloqueios(tx: Tx, reservaId: string): Promise<void> {
  await sql`
    insert into bloqueio_operadora(chave, reserva_id, partida_id, poltrona)
    select t.reserva_id || ':' || t.n || ':' || p.poltrona, t.reserva_id, t.partida_id, p.poltrona
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    join operadora_partida v on v.partida_id = t.partida_id
    where t.reserva_id = ${reservaId}::uuid`.execute(tx);
}

const asked = (where: ReturnType<typeof sql>, limit: number) => sql<Bloqueio>`
  select b.chave, b.reserva_id as "reservaId", b.partida_id as "partidaId", t.seq_o as "seqO", t.seq_d as "seqD",
    b.poltrona as numero, v.id_viagem as "idViagem", o.id_localidade as origem, d.id_localidade as destino,
    s.id_poltrona as poltrona
  from bloqueio_operadora b
  join reserva_trecho t on t.reserva_id = b.reserva_id and t.partida_id = b.partida_id
  join partida p on p.id = b.partida_id
  join operadora_partida v on v.partida_id = p.id
  join linha_parada po on po.linha_id = p.linha_id and po.seq = t.seq_o
  join linha_parada pd on pd.linha_id = p.linha_id and pd.seq = t.seq_d
  join operadora_localidade o on o.localidade_id = po.localidade_id
  join operadora_localidade d on d.localidade_id = pd.localidade_id
  join operadora_poltrona s on s.layout_id = p.layout_id and s.poltrona = b.poltrona
  where ${where} order by b.criado_em, b.chave limit ${limit}::int`;

/** The blocks of a reserva that the operator has not answered. */
export async function listPendentes(db: Reader, reservaId: string): Promise<Bloqueio[]> {
  const { rows } = await asked(sql`b.reserva_id = ${reservaId}::uuid and b.situacao = 'pendente'`, 100).execute(db);
  return rows;
}

/** Reservas whose blocks are due: not answered although their request is over, or near their end while the seat is held. */
export async function listDueReservas(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.reserva_id as id from bloqueio_operadora b
    where ((b.situacao = 'pendente' and b.criado_em < now() - interval '15 seconds')
        or (b.situacao = 'bloqueada' and b.valido_ate < now() + interval '5 minutes'))
      and ${isHeld} and ${isFree('bloquear', sql`b.reserva_id::text`)}
    group by b.reserva_id order by min(b.criado_em) limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** Blocks of a reserva to ask for again: those without an answer, and those that end soon. */
export async function listToRepeat(db: Reader, reservaId: string): Promise<Bloqueio[]> {
  const due = sql`b.reserva_id = ${reservaId}::uuid and ${isHeld} and (b.situacao = 'pendente'
    or (b.situacao = 'bloqueada' and b.valido_ate < now() + interval '5 minutes'))`;
  return (await asked(due, 100).execute(db)).rows;
}

/** How a block of a reserva stands. */
export interface BloqueioDaReserva {
  partida_id: string;
  poltrona: number;
  situacao: SituacaoBloqueio;
  /** The operator has confirmed it once. */
  confirmado: boolean;
}

/** How the blocks of a reserva stand. */
export const listSituacoes = (db: Reader, reservaId: string): Promise<BloqueioDaReserva[]> =>
  db
    .selectFrom('bloqueio_operadora')
    .select(['partida_id', 'poltrona', 'situacao', sql<boolean>`valido_ate is not null`.as('confirmado')])
    .where('reserva_id', '=', reservaId)
    .orderBy('chave')
    .execute();

/** Notes that the operator is asked for blocks from now on. */
export const markAsked = (db: Reader, chaves: readonly string[]): Promise<unknown> =>
  sql`update bloqueio_operadora set pedido_em = coalesce(pedido_em, now()) where chave = any(${[...chaves]}::text[])`.execute(
    db,
  );

/** Records what the operator answered; a block that was released meanwhile stays due to be released. */
export async function recordBloqueios(
  db: Reader,
  { bloqueadas, recusadas }: { bloqueadas: readonly string[]; recusadas: readonly string[] },
  minutos: number,
): Promise<void> {
  await sql`
    update bloqueio_operadora set valido_ate = now() + make_interval(mins => ${minutos}),
      situacao = 'bloqueada' where chave = any(${[...bloqueadas]}::text[]) and situacao in ('pendente','bloqueada')`.execute(
    db,
  );
  await sql`
    update bloqueio_operadora set situacao = 'recusada'
    where chave = any(${[...recusadas]}::text[]) and situacao in ('pendente','bloqueada')`.execute(db);
}

/** Blocks that may stand at the operator although their seat is not held any more. */
export async function listToRelease(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ chave: string }>`
    select b.chave from bloqueio_operadora b
    where b.situacao in ('pendente','bloqueada') and not ${isHeld} and ${isFree('desbloquear', sql`b.chave`)}
    order by b.criado_em limit ${limit}::int`.execute(db);
  return rows.map(({ chave }) => chave);
}

/** Blocks of seats that are free here, where others of ours are to be blocked: they would be refused by our own. */
export async function listInTheWay(db: Reader, bloqueios: readonly Bloqueio[]): Promise<string[]> {
  const { rows } = await sql<{ chave: string }>`
    select b.chave from bloqueio_operadora b
    join unnest(${bloqueios.map(({ partidaId }) => partidaId)}::bigint[], ${bloqueios.map(({ numero }) => numero)}::int[])
      as n(partida_id, poltrona) on n.partida_id = b.partida_id and n.poltrona = b.poltrona
    where b.situacao in ('pendente','bloqueada') and not ${isHeld}
      and b.chave <> all(${bloqueios.map(({ chave }) => chave)}::text[])`.execute(db);
  return rows.map(({ chave }) => chave);
}

/** Records that the operator no longer blocks a seat for us. */
export const recordRelease = (db: Reader, chave: string): Promise<unknown> =>
  sql`update bloqueio_operadora set situacao = 'liberada'
    where chave = ${chave} and situacao in ('pendente','bloqueada')`.execute(db);

/** The key under which a seat of a reserva is blocked; undefined where it is not. */
export async function findBloqueio(
  db: Reader,
  { reservaId, viagemId, poltrona }: { reservaId: string; viagemId: string; poltrona: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('bloqueio_operadora')
    .select('chave')
    .where('reserva_id', '=', reservaId)
    .where('partida_id', '=', viagemId)
    .where('poltrona', '=', poltrona)
    .where('situacao', 'in', ['pendente', 'bloqueada'])
    .executeTakeFirst();
  return row?.chave;
}

/** Records that the sale of a seat took the place of its block. */
export const consumeBloqueio = (db: Reader, chave: string): Promise<unknown> =>
  sql`update bloqueio_operadora set situacao = 'vendida' where chave = ${chave}`.execute(db);

/** Forgets blocks that ended more than thirty days ago. */
export const purgeBloqueios = (db: Reader): Promise<unknown> =>
  sql`delete from bloqueio_operadora where situacao in ('recusada','vendida','liberada')
    and criado_em < now() - interval '30 days'`.execute(db);

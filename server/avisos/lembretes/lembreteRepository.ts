/** Reads `pedido_item`, `bilhete`, `partida`, `partida_status` of other rooms: they decide which reminders are due. */
import { sql } from 'kysely';
import type { MotivoViagem } from '../../../src/domain/viagens/motivoViagem';
import type { Reader, Tx } from '../../platform/database/database';
import { isFree } from '../../platform/jobs/steps';
import type { TipoLembrete } from '../tables';

/** A notice to a buyer about one of their trips. */
export interface DueLembrete {
  pedidoId: string;
  viagemId: string;
  /** `mantida`: an earlier delay or cancellation was taken back. */
  tipo: TipoLembrete | 'mantida';
  atrasoMinutos: number;
  motivo: MotivoViagem | null;
}

/** Minutes of delay above which buyers are told. */
const ATRASO_AVISADO = 15;
const BATCH = 200;

/**
 * A batch of reminders that are due and were not sent: a trip comes near, is late, or was cancelled. A ticket issued after
 * the time of a reminder replaces that reminder.
 */
export async function listDueLembretes(db: Reader): Promise<(DueLembrete & { tipo: TipoLembrete })[]> {
  const { rows } = await sql<DueLembrete & { tipo: TipoLembrete }>`
    select due.pedido_id as "pedidoId", due.viagem_id as "viagemId", due.tipo, due.atraso_min as "atrasoMinutos", due.motivo
    from (${nearPartidas} union all ${newsOfStatus}) as due
    where not exists (select 1 from lembrete l
      where l.pedido_id = due.pedido_id and l.viagem_id = due.viagem_id and l.tipo = due.tipo)
      and ${isFree('lembrete', sql`due.pedido_id || '/' || due.viagem_id || '/' || due.tipo`)}
    limit ${BATCH}`.execute(db);
  return rows;
}

const embarque = sql`(i.viagem->'partida'->>'instante')::timestamptz`;

const nearPartidas = sql`
  select distinct i.pedido_id, i.viagem_id, t.tipo, coalesce(s.atraso_min, 0) as atraso_min, s.motivo
  from pedido_item i
  join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
  join partida p on p.id = i.viagem_id and p.situacao = 'programada'
  left join partida_status s on s.partida_id = i.viagem_id
  join (values ('24h', interval '24 hours', interval '2 hours'), ('2h', interval '2 hours', interval '0 hours'))
    as t(tipo, antes, ate)
    on now() >= ${embarque} - t.antes and now() < ${embarque} - t.ate and b.emitido_em < ${embarque} - t.antes
  where i.viagem->'partida'->>'dia' between (now() - interval '1 day')::date::text and (now() + interval '2 days')::date::text`;

const newsOfStatus = sql`
  select distinct i.pedido_id, i.viagem_id,
    case when s.situacao = 'cancelada' then 'cancelada' else 'atraso' end as tipo, s.atraso_min, s.motivo
  from partida_status s
  join pedido_item i on i.viagem_id = s.partida_id
  join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
  where s.atualizado_em > now() - interval '2 days'
    and now() < ${embarque} + make_interval(mins => s.atraso_min)
    and (s.situacao = 'cancelada' or (s.situacao in ('prevista','embarque') and s.atraso_min > ${ATRASO_AVISADO}::int))`;

/** Marks a reminder as sent; false where it was already, also by a parallel transaction. */
export async function insertLembrete(
  tx: Tx,
  { pedidoId, viagemId, tipo }: Pick<DueLembrete, 'pedidoId' | 'viagemId'> & { tipo: TipoLembrete },
): Promise<boolean> {
  const told = await tx
    .insertInto('lembrete')
    .values({ pedido_id: pedidoId, viagem_id: viagemId, tipo })
    .onConflict((one) => one.doNothing())
    .returning('tipo')
    .executeTakeFirst();
  return told !== undefined;
}

/** Deletes the marks that a trip's delay or cancellation was told, and returns the orders that were told. */
export async function deleteToldStatus(tx: Tx, viagemId: string): Promise<string[]> {
  const told = await tx
    .deleteFrom('lembrete')
    .where('viagem_id', '=', viagemId)
    .where('tipo', 'in', ['atraso', 'cancelada'])
    .returning('pedido_id')
    .execute();
  return told.map(({ pedido_id }) => pedido_id);
}

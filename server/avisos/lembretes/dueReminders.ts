import { sql } from 'kysely';
import type { MotivoViagem } from '../../../src/domain/motivoViagem';
import type { Reader } from '../../platform/database/database';
import { isFree } from '../../platform/jobs/steps';
import type { TipoLembrete } from '../tables';

/** A buyer is to be told something of a trip of theirs. */
export interface DueReminder {
  pedidoId: string;
  viagemId: string;
  /** `mantida`: what was told before has been taken back. */
  tipo: TipoLembrete | 'mantida';
  atrasoMinutos: number;
  motivo: MotivoViagem | null;
}

/** A delay shorter than this is no news worth a message. */
const ATRASO_AVISADO = 15;
const BATCH = 200;

/**
 * What nobody has been told yet: that a trip comes near, that it is late, that it was cancelled. Who bought so late that
 * the ticket itself was the reminder gets none.
 */
export async function dueReminders(db: Reader): Promise<(DueReminder & { tipo: TipoLembrete })[]> {
  const { rows } = await sql<DueReminder & { tipo: TipoLembrete }>`
    select due.pedido_id as "pedidoId", due.viagem_id as "viagemId", due.tipo, due.atraso_min as "atrasoMinutos", due.motivo
    from (${nearDepartures} union all ${newsOfStatus}) as due
    where not exists (select 1 from lembrete l
      where l.pedido_id = due.pedido_id and l.viagem_id = due.viagem_id and l.tipo = due.tipo)
      and ${isFree('lembrete', sql`due.pedido_id || '/' || due.viagem_id || '/' || due.tipo`)}
    limit ${BATCH}`.execute(db);
  return rows;
}

const boarding = sql`(i.viagem->'partida'->>'instante')::timestamptz`;

const nearDepartures = sql`
  select distinct i.pedido_id, i.viagem_id, t.tipo, coalesce(s.atraso_min, 0) as atraso_min, s.motivo
  from pedido_item i
  join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
  join partida p on p.id = i.viagem_id and p.situacao = 'programada'
  left join partida_status s on s.partida_id = i.viagem_id
  join (values ('24h', interval '24 hours', interval '2 hours'), ('2h', interval '2 hours', interval '0 hours'))
    as t(tipo, antes, ate)
    on now() >= ${boarding} - t.antes and now() < ${boarding} - t.ate and b.emitido_em < ${boarding} - t.antes
  where i.viagem->'partida'->>'dia' between (now() - interval '1 day')::date::text and (now() + interval '2 days')::date::text`;

const newsOfStatus = sql`
  select distinct i.pedido_id, i.viagem_id,
    case when s.situacao = 'cancelada' then 'cancelada' else 'atraso' end as tipo, s.atraso_min, s.motivo
  from partida_status s
  join pedido_item i on i.viagem_id = s.partida_id
  join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
  where s.atualizado_em > now() - interval '2 days'
    and now() < ${boarding} + make_interval(mins => s.atraso_min)
    and (s.situacao = 'cancelada' or (s.situacao in ('prevista','embarque') and s.atraso_min > ${ATRASO_AVISADO}::int))`;

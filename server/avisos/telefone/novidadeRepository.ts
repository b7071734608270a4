/**
 * Reads `pedido`, `pedido_item`, `bilhete`, `partida`, `partida_status`, `partida_status_registro`, `partida_onibus_registro`,
 * `mudanca_poltrona`, `estorno` of other rooms: they decide what a passenger has to hear.
 */
import { sql } from 'kysely';
import type { Language } from '../../../src/words/language';
import type { ViagemVendida } from '../../pedidos/tables';
import type { Reader, Tx } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import type { StatusGuardado } from '../../viagens/tables';

/** Kinds of events. */
export type TipoNovidade = 'emitido' | 'lembrete' | 'status' | 'onibus' | 'devolucao';

/** An event that a passenger was not told yet. */
export interface Novidade {
  pedidoId: string;
  n: number;
  /** Unique for a passenger: `status/<entry of the log>`. */
  evento: string;
  tipo: TipoNovidade;
  nome: string;
  celular: string;
  /** The language of the purchase. */
  idioma: Language;
  viagemId: string;
  poltrona: number;
  viagem: ViagemVendida;
  /** The platform of the timetable. */
  plataforma: string | null;
  /** How the departure stands now; null is the timetable. */
  status: Pick<StatusGuardado, 'situacao' | 'atrasoMinutos' | 'plataforma'> | null;
  /** The seat before a change of coaches, and whether the seat of now is a worse one; null for any other event. */
  poltronaAntes: number | null;
  pior: boolean;
  /** How it stood before an entry of the log; null is the timetable. */
  antes: StatusGuardado | null;
  /** The database's clock. */
  agora: Date;
}

/** Events older than this are history, not news. */
const NOVO = sql`now() - interval '2 days'`;
const LIMIT = 500;

const instante = sql`(i.viagem->'partida'->>'instante')::timestamptz`;
/** The coach has not left, late as it may be. */
const toLeave = sql`now() < ${instante} + make_interval(mins => coalesce(s.atraso_min, 0))`;
const consented = sql`i.celular is not null and i.avisos_desde is not null`;
const issued = sql`join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'`;
const status = sql`left join partida_status s on s.partida_id = i.viagem_id`;

const emitidos = sql`
  select i.pedido_id, i.n, 'emitido/' || b.id as evento, 'emitido' as tipo, null::jsonb as antes, b.emitido_em as em
  from bilhete b join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n ${status}
  where b.situacao = 'emitido' and b.emitido_em > now() - interval '1 day' and ${consented} and ${toLeave}`;

const lembretes = sql`
  select i.pedido_id, i.n, 'lembrete/' || b.id, 'lembrete', null::jsonb, now()
  from pedido_item i ${issued} ${status}
  join partida p on p.id = i.viagem_id and p.situacao = 'programada'
  where i.viagem->'partida'->>'dia' between (now() - interval '1 day')::date::text and (now() + interval '2 days')::date::text
    and ${consented} and now() >= ${instante} - interval '24 hours' and now() < ${instante} - interval '2 hours'
    and b.emitido_em < ${instante} - interval '24 hours'`;

const statusNovos = sql`
  select i.pedido_id, i.n, 'status/' || r.id, 'status', r.antes, r.em
  from partida_status_registro r join pedido_item i on i.viagem_id = r.partida_id ${issued} ${status}
  where r.em > ${NOVO} and r.em > b.emitido_em and ${consented} and ${toLeave}`;

const onibusNovos = sql`
  select i.pedido_id, i.n, 'onibus/' || r.id, 'onibus', null::jsonb, r.em
  from partida_onibus_registro r join pedido_item i on i.viagem_id = r.partida_id ${issued} ${status}
  where r.em > ${NOVO} and r.em > b.emitido_em and ${consented} and ${toLeave}`;

const devolucoes = sql`
  select i.pedido_id, i.n, 'devolucao/' || b.id, 'devolucao', null::jsonb, e.concluido_em
  from estorno e join bilhete b on b.id = e.bilhete_id and b.situacao = 'cancelado'
  join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
  where e.situacao = 'feito' and e.meio <> 'credito' and e.concluido_em > ${NOVO} and ${consented}`;

const untold = sql`
    from (${emitidos} union all ${lembretes} union all ${statusNovos} union all ${onibusNovos} union all ${devolucoes}) as due
    join pedido_item i on i.pedido_id = due.pedido_id and i.n = due.n
    join pedido o on o.id = due.pedido_id
    left join partida p on p.id = i.viagem_id
    left join partida_status s on s.partida_id = i.viagem_id
    left join mudanca_poltrona m on due.tipo = 'onibus' and m.pedido_id = due.pedido_id and m.n = due.n
      and due.evento = 'onibus/' || m.registro_id
    left join lateral (select pior from mudanca_poltrona u where u.pedido_id = due.pedido_id and u.n = due.n
      and u.para = i.poltrona order by u.em desc limit 1) atual on due.tipo = 'onibus'
    where not exists (select 1 from aviso_passageiro a
      where a.pedido_id = due.pedido_id and a.n = due.n and a.evento = due.evento)`;

/** SQL: whether {@link listNovidades} finds one. */
export const hasNovidades = (): Due => someRow(sql`select 1 ${untold}`);

/** The events that passengers with a phone were not told, the oldest first. */
export async function listNovidades(db: Reader): Promise<Novidade[]> {
  const { rows } = await sql<Novidade>`
    select due.pedido_id as "pedidoId", due.n, due.evento, due.tipo, due.antes, i.passageiro_nome as nome, i.celular, o.idioma,
      i.viagem_id as "viagemId", i.poltrona, i.viagem, m.de as "poltronaAntes", coalesce(atual.pior, false) as pior, now() as agora, coalesce(p.plataforma, i.viagem->>'plataforma') as plataforma,
      case when s.partida_id is null then null else jsonb_build_object(
        'situacao', s.situacao, 'atrasoMinutos', s.atraso_min, 'plataforma', s.plataforma) end as status
    ${untold}
    order by due.em, due.evento limit ${LIMIT}`.execute(db);
  return rows;
}

/** Marks events as told to their passengers; returns those that were not marked before, also by a parallel transaction. */
export async function markTold(tx: Tx, novidades: readonly Novidade[]): Promise<Novidade[]> {
  const marked = await tx
    .insertInto('aviso_passageiro')
    .values(novidades.map(({ pedidoId, n, evento }) => ({ pedido_id: pedidoId, n, evento })))
    .onConflict((one) => one.doNothing())
    .returning(['pedido_id', 'n', 'evento'])
    .execute();
  return novidades.filter((one) =>
    marked.some(({ pedido_id, n, evento }) => pedido_id === one.pedidoId && n === one.n && evento === one.evento),
  );
}

/** The phone of a passenger who may be told; undefined where it was deleted meanwhile. */
export async function findCelular(db: Reader, pedidoId: string, n: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('pedido_item')
    .select('celular')
    .where('pedido_id', '=', pedidoId)
    .where('n', '=', n)
    .where('avisos_desde', 'is not', null)
    .executeTakeFirst();
  return row?.celular ?? undefined;
}

/** Deletes the marks of events this many days ago. */
export const forgetMarks = (db: Reader, dias: number): Promise<unknown> =>
  sql`delete from aviso_passageiro where criado_em < now() - make_interval(days => ${dias}::int)`.execute(db);

/**
 * Reads `pedido` and `pedido_item` of the room of orders, and `partida`, `partida_status` and `avaliacao` of that of trips:
 * they say whether the coach of a ticket has arrived, and what its owner said of the trip.
 */
import { sql } from 'kysely';
import { DIAS_PARA_AVALIAR, DIAS_PARA_MUDAR } from '../../../src/domain/bilhetes/avaliacao';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Reader } from '../../platform/database/database';

/** A ticket's trip, as far as its rating is concerned. */
export interface ViagemAvaliada {
  linhaId: number;
  data: string;
  /** The trip can be rated for the first time: it arrived, not too long ago, and the ticket stands. */
  avaliavel: boolean;
  /** The rating can still be changed; null without one. */
  mudavel: boolean | null;
  /** End of the time for the first rating, or for changes of the one that was given. */
  ate: Date;
  nota: number | null;
  texto: string | null;
}

/** SQL: the arrival, as late as operations say that the coach is. */
const chegada = sql`(item.viagem->'chegada'->>'instante')::timestamptz + make_interval(mins => coalesce(s.atraso_min, 0))`;

/** SQL: the coach is at the ticket's destination, by what operations said or else by the timetable. */
const chegou = sql`p.situacao <> 'cancelada' and coalesce(s.situacao, 'prevista') <> 'cancelada'
  and (coalesce(s.situacao = 'encerrada', false) or ${chegada} <= now())`;

/** SQL: the ticket was good for the trip; neither given back nor given away, nor missed. */
const isValido = sql`b.situacao in ('emitido','embarcado')`;

/** SQL: no agency sold the ticket under its own name; its owner then is not who travelled. */
const isDoViajante = sql`pedido.canal not in (${provedores.agencia}, ${provedores.agenciaCorreios})`;

const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** SQL: the trip arrived, not too long ago, and the ticket stands. */
const isAvaliavel = sql`${isValido} and ${chegou} and ${chegada} > now() - ${days(DIAS_PARA_AVALIAR)}`;

/**
 * The trip of an owner's ticket; undefined where there is none, or it is another's, or an agency sold it under its own
 * name: its owner then is not who travelled. `id` must be a UUID.
 */
export async function findViagemAvaliada(db: Reader, dono: string, id: string): Promise<ViagemAvaliada | undefined> {
  const { rows } = await sql<ViagemAvaliada>`
    select p.linha_id as "linhaId", p.data, a.nota, a.texto,
      ${isAvaliavel} as avaliavel,
      case when a.bilhete_id is not null then ${isValido} and a.criada_em > now() - ${days(DIAS_PARA_MUDAR)} end as mudavel,
      coalesce(a.criada_em + ${days(DIAS_PARA_MUDAR)}, ${chegada} + ${days(DIAS_PARA_AVALIAR)}) as ate
    from bilhete b join pedido on pedido.id = b.pedido_id
    join pedido_item item on item.pedido_id = b.pedido_id and item.n = b.n
    join partida p on p.id = item.viagem_id
    left join partida_status s on s.partida_id = p.id
    left join avaliacao a on a.bilhete_id = b.id
    where b.id = ${id}::uuid and pedido.dono = ${dono}
      and ${isDoViajante}`.execute(db);
  return rows[0];
}

/** Trips without a rating that a list of orders may ask about. */
const PENDENTES = 200;

/** A ticket of each trip of an owner's orders that can be rated, and of which no ticket was rated; the latest trips first. */
export async function listAvaliaveis(db: Reader, dono: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select (array_agg(b.id order by b.n))[1] as id
    from pedido join bilhete b on b.pedido_id = pedido.id
    join pedido_item item on item.pedido_id = b.pedido_id and item.n = b.n
    join partida p on p.id = item.viagem_id
    left join partida_status s on s.partida_id = p.id
    left join avaliacao a on a.bilhete_id = b.id
    where pedido.dono = ${dono} and ${isDoViajante} and ${isAvaliavel}
    group by pedido.id, p.id
    having count(a.bilhete_id) = 0
    order by max(${chegada}) desc, pedido.id
    limit ${PENDENTES}`.execute(db);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import { provedores } from '../../../src/domain/provedor';
import type { Reader, Tx } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { PedidoRow } from '../../pedidos/orderRepository';
import { callerNetwork } from './callerNetwork';
import { limits, LONGEST_WINDOW_SECONDS, measures, waitSeconds, type Counted, type Measure } from './cardBrake';

/** Who tries a card, from where and on what. */
export interface Attempter {
  /** The caller's address. */
  ip: string;
  /** `x-dispositivo` of the request; null without one. */
  aparelho: string | null;
}

type Measured = Record<Measure, string | null> & { pessoa: string };

/**
 * Refuses another attempt while too many cards of the same person, network or device were refused (409 `CARTAO_EM_PAUSA`
 * with the time from which the next is taken). The rows of the three are locked in one order, so that attempts of other
 * orders and other replicas are counted one after another; the caller holds the lock of the order already.
 */
export async function brakeAttempt(tx: Tx, pedido: PedidoRow, attempter: Attempter): Promise<void> {
  const measured = measuredOf(pedido, attempter);
  await lockMeasures(tx, measured);
  const profile = limits[pedido.canal === provedores.agencia ? 'balcao' : 'cliente'];
  let wait = 0;
  for (const measure of measures) {
    const value = measured[measure];
    if (value !== null) wait = Math.max(wait, waitSeconds(await countedBy(tx, measure, value), profile[measure]));
  }
  if (wait > 0) throw paused(wait, await databaseTime(tx));
}

/** Writes down by what an attempt is counted, in the transaction that begins it. */
export const measureAttempt = (tx: Tx, cobrancaId: string, pedido: PedidoRow, attempter: Attempter): Promise<unknown> =>
  tx
    .insertInto('cartao_medida')
    .values({ cobranca_id: cobrancaId, ...measuredOf(pedido, attempter) })
    .execute();

/** Removes what counts no more. */
export async function forgetMeasures(reader: Reader): Promise<void> {
  const old = sql<Date>`now() - make_interval(secs => ${2 * LONGEST_WINDOW_SECONDS})`;
  await reader.deleteFrom('cartao_medida').where('criado_em', '<', old).execute();
  await reader.deleteFrom('cartao_freio').where('usado_em', '<', old).execute();
}

const measuredOf = ({ dono }: PedidoRow, { ip, aparelho }: Attempter): Measured => ({
  pessoa: dono,
  rede: callerNetwork(ip),
  aparelho: aparelho === null || aparelho === '' ? null : aparelho.slice(0, 80),
});

async function lockMeasures(tx: Tx, measured: Measured): Promise<void> {
  const keys = measures.flatMap((measure) => (measured[measure] === null ? [] : [`${measure}/${measured[measure]}`]));
  for (const chave of keys.sort()) {
    await tx
      .insertInto('cartao_freio')
      .values({ chave })
      .onConflict((conflict) => conflict.column('chave').doUpdateSet({ usado_em: sql`now()` }))
      .execute();
  }
}

/**
 * What counts: a bank's refusal, an attempt without an answer yet, and one that was left or timed out before it. What
 * failed on our side or the acquirer's does not, nor does a payment.
 */
async function countedBy(tx: Tx, measure: Measure, value: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select case when c.situacao = 'abandonada' or c.motivo = 'tempo' then 'desistencia' else 'recusa' end as resultado,
      extract(epoch from clock_timestamp() - m.criado_em)::float8 as "idadeSegundos"
    from cartao_medida m join cobranca_cartao c on c.id = m.cobranca_id
    where ${sql.ref(`m.${measure}`)} = ${value}
      and m.criado_em > clock_timestamp() - make_interval(secs => ${LONGEST_WINDOW_SECONDS})
      and (c.situacao in ('criada','desafio','autorizando','abandonada') or (c.situacao = 'recusada'
        and c.motivo in ('negada','saldo','autenticacao','sem_autenticacao','tempo')))
    order by m.criado_em desc limit 200`.execute(tx);
  return rows;
}

const databaseTime = async (tx: Tx): Promise<Date> =>
  (await sql<{ agora: Date }>`select clock_timestamp() as agora`.execute(tx)).rows[0]?.agora ?? new Date();

const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' });
const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit' });

/** The words tell a moment of the person's clock; a minute is rounded up, so that the promise holds. */
export function paused(seconds: number, agora: Date): Problem {
  const desde = new Date(Math.ceil((agora.getTime() + seconds * 1000) / 60_000) * 60_000);
  const quando =
    dia.format(desde) === dia.format(agora) ? hora.format(desde) : `${hora.format(desde)} de ${dia.format(desde)}`;
  return new Problem(
    409,
    {
      codigo: 'CARTAO_EM_PAUSA',
      mensagem: `Houve muitas tentativas com cartão. Por segurança, tente outro cartão a partir das ${quando}, ou pague agora com Pix.`,
    },
    {},
    { 'retry-after': String(Math.ceil((desde.getTime() - agora.getTime()) / 1000)) },
  );
}

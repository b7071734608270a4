/** Reads the tables of every room that an order touches: an invariant compares orders, seats, tickets and money. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/database';
import type { Violation } from './violation';

/** The orders that are checked: all, or those that moved within an interval. */
const recent = (desde: string | null): RawBuilder<unknown> =>
  desde === null
    ? sql`select * from pedido`
    : sql`select * from pedido where atualizado_em > now() - ${desde}::interval`;

/** A seat's price less its discount, its extras, and its share of the insurance; as `paidFor` divides it. */
const VALOR = sql`(i.tarifa + i.pedagio + i.embarque + i.seguro - i.desconto + i.adicionais_centavos
  + p.seguro_viagem_centavos / q.n + case when i.n < p.seguro_viagem_centavos % q.n then 1 else 0 end)`;

/** The price of the extras of a seat that were given back by themselves. */
const CANCELADOS = sql`(select coalesce(sum(a.quantidade * a."precoCentavos"), 0)::int
  from jsonb_to_recordset(i.adicionais_cancelados) as a(quantidade int, "precoCentavos" int))`;

/** The orders (`p`), their seats (`item`), and the money received (`recebido`) and accepted (`aceito`) for them. */
const views = (desde: string | null): RawBuilder<unknown> => sql`
  with p as (${recent(desde)}),
  recebido as (
    select pedido_id, e2eid as origem, valor_centavos, destino from pix_recebido
    union all
    select pedido_id, id::text, coalesce(autorizado_centavos, valor_centavos), destino from cobranca_cartao
      where destino is not null
    union all
    select pedido_id, id, valor_centavos, destino from boleto_recebido
    union all
    select pedido_id, id::text, valor_centavos, destino from recebimento_balcao),
  aceito as (
    select pedido_id, sum(valor_centavos)::int as valor, count(*)::int as n from recebido where destino = 'aceito'
    group by pedido_id),
  q as (select pedido_id, count(*)::int as n from pedido_item group by pedido_id),
  item as (
    select i.pedido_id, i.n, i.viagem_id, i.poltrona, i.trecho, p.situacao, p.reserva_id, ${VALOR} as valor,
      ${CANCELADOS} as cancelados,
      b.id as bilhete_id, b.situacao as bilhete, e.situacao as emissao, t.seq_o, t.seq_d
    from p join pedido_item i on i.pedido_id = p.id join q on q.pedido_id = p.id
    left join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n
    left join emissao e on e.pedido_id = i.pedido_id and e.n = i.n
    left join reserva_trecho t on t.reserva_id = p.reserva_id and t.n = i.trecho)`;

/** A query over {@link views} that selects the `pedido_id` of each order for which an invariant does not hold. */
export type Check = readonly [invariante: Violation['invariante'], detalhe: string, where: RawBuilder<unknown>];

/**
 * The violations that these checks find, each once an order, by one statement that reads the views once.
 * @param desde only orders that moved within this interval (`2 days`); null checks all.
 */
export async function listViolations(
  reader: Reader,
  desde: string | null,
  checks: readonly Check[],
): Promise<Violation[]> {
  const queries = checks.map(
    ([, , query], i) => sql`select distinct ${i}::int as i, pedido_id from (${query}) as check_${sql.raw(String(i))}`,
  );
  const { rows } = await sql<{ i: number; pedido_id: string }>`
    ${views(desde)} ${sql.join(queries, sql` union all `)} order by i`.execute(reader);
  return rows.flatMap(({ i, pedido_id: pedidoId }) => {
    const check = checks[i];
    return check ? [{ invariante: check[0], pedidoId, detalhe: check[1] }] : [];
  });
}

import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Something that must never be so, and the order for which it is. */
export interface Violation {
  invariante: keyof typeof invariantes;
  pedidoId: string;
  detalhe: string;
}

/** What holds at every moment between two transactions, whatever was killed, lost, late or sent twice. */
export const invariantes = {
  I1: 'Dois bilhetes valem para a mesma poltrona no mesmo trecho, ou um bilhete não tem a sua poltrona.',
  I2: 'Dinheiro recebido não virou bilhete, devolução ou trabalho pendente.',
  I3: 'Um bilhete foi emitido sem pagamento.',
  I4: 'Um pagamento espera há mais de 15 minutos por bilhete ou devolução.',
  I5: 'Um fato teve efeito mais de uma vez.',
  I6: 'O valor dos bilhetes não é o que foi cobrado menos o que voltou.',
  P1: 'Um bilhete vale aqui e não está vendido na operadora.',
  T1: 'Um bilhete tem mais de uma troca viva, ou uma troca que não valeu ficou com dinheiro.',
  G1: 'Um bilhete saiu pelo preço de uma gratuidade ou de um cupom que não é seu.',
} as const;

/** Orders that the check looks at: all, or those that have moved lately. */
const recent = (desde: string | null): RawBuilder<unknown> =>
  desde === null
    ? sql`select * from pedido`
    : sql`select * from pedido where atualizado_em > now() - ${desde}::interval`;

/** A seat's price less its discount, and its share of the insurance; as `paidFor` divides it. */
const VALOR = sql`(i.tarifa + i.pedagio + i.embarque + i.seguro - i.desconto
  + p.seguro_viagem_centavos / q.n + case when i.n < p.seguro_viagem_centavos % q.n then 1 else 0 end)`;

const views = (desde: string | null): RawBuilder<unknown> => sql`
  with p as (${recent(desde)}),
  recebido as (
    select pedido_id, e2eid as origem, valor_centavos, destino from pix_recebido
    union all
    select pedido_id, id::text, coalesce(autorizado_centavos, valor_centavos), destino from cobranca_cartao
      where destino is not null
    union all
    select pedido_id, id::text, valor_centavos, destino from recebimento_balcao),
  aceito as (
    select pedido_id, sum(valor_centavos)::int as valor, count(*)::int as n from recebido where destino = 'aceito'
    group by pedido_id),
  q as (select pedido_id, count(*)::int as n from pedido_item group by pedido_id),
  item as (
    select i.pedido_id, i.n, i.viagem_id, i.poltrona, i.trecho, p.situacao, p.reserva_id, ${VALOR} as valor,
      b.id as bilhete_id, b.situacao as bilhete, e.situacao as emissao, t.seq_o, t.seq_d
    from p join pedido_item i on i.pedido_id = p.id join q on q.pedido_id = p.id
    left join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n
    left join emissao e on e.pedido_id = i.pedido_id and e.n = i.n
    left join reserva_trecho t on t.reserva_id = p.reserva_id and t.n = i.trecho)`;

type Check = readonly [invariante: Violation['invariante'], detalhe: string, where: RawBuilder<unknown>];

const VIVO = sql`('emitido','embarcado','nao_embarcou')`;
const PAGO = sql`('pago','emitindo','emitido','emitido_parcial')`;
/** As `LIVE_SUCCESSOR`: an order that replaces a ticket, from the choice to the issued ticket. */
const TROCA_VIVA = sql`('reservado','aguardando_pagamento','pago','emitindo','emitido_parcial','emitido')`;
/** The channels whose money is written down here: the shop's, and an agency's counter's. */
const CANAIS = sql`(1, 5)`;
const SEM_BILHETE = sql`('reservado','aguardando_pagamento','pago','emitindo','reserva_expirada','pagamento_recusado',
  'pagamento_expirado','pago_sem_poltrona')`;

/** Each answers the ids of the orders for which it does not hold. */
const checks: readonly Check[] = [
  [
    'I1',
    'duas vendas da mesma poltrona',
    sql`select a.pedido_id from item a join item b on b.viagem_id = a.viagem_id and b.poltrona = a.poltrona
      and (b.pedido_id, b.n) <> (a.pedido_id, a.n) and b.seq_o < a.seq_d and a.seq_o < b.seq_d
      where a.bilhete in ${VIVO} and b.bilhete in ${VIVO}`,
  ],
  [
    'I1',
    'bilhete sem a sua poltrona',
    sql`select pedido_id from item where bilhete in ${VIVO} and seq_d - seq_o <> (
      select count(*) from ocupacao o where o.partida_id = item.viagem_id and o.poltrona = item.poltrona
        and o.reserva_id = item.reserva_id and o.expira_em is null and o.perna >= item.seq_o and o.perna < item.seq_d)`,
  ],
  [
    'I2',
    'dinheiro a devolver sem devolução do mesmo valor',
    sql`select r.pedido_id from recebido r join p on p.id = r.pedido_id where r.destino = 'devolver'
      and r.valor_centavos <> (select coalesce(sum(valor_centavos), 0) from estorno where origem = r.origem)`,
  ],
  [
    'I2',
    'pedido emitido com poltrona sem bilhete',
    sql`select pedido_id from item where bilhete_id is null and (situacao = 'emitido'
      or (situacao = 'emitido_parcial' and coalesce(emissao, '') not in ('pendente','vendendo','recusada','vendida')))`,
  ],
  [
    'I2',
    'bilhete num pedido que não emitiu, ou valendo num que devolveu',
    sql`select pedido_id from item where bilhete_id is not null and (situacao in ${SEM_BILHETE}
      or (situacao in ('estorno_em_processamento','estornado','cancelado') and bilhete in ${VIVO}))`,
  ],
  [
    'I2',
    'pedido estornado com devolução em aberto',
    sql`select p.id as pedido_id from p join estorno s on s.pedido_id = p.id
      where p.situacao = 'estornado' and s.situacao <> 'feito'`,
  ],
  [
    'I3',
    'emitido sem pagamento',
    sql`select p.id as pedido_id from p left join aceito a on a.pedido_id = p.id
      where p.situacao in ('emitido','emitido_parcial') and p.canal in ${CANAIS} and p.total_centavos > 0
        and coalesce(a.valor, 0) = 0`,
  ],
  [
    'I4',
    'parado há mais de 15 minutos',
    sql`select p.id as pedido_id from pedido p where p.atualizado_em < now() - interval '15 minutes'
      and (p.situacao in ('pago','emitindo','pago_sem_poltrona','estorno_em_processamento')
        or (p.situacao = 'emitido_parcial' and exists (
          select 1 from emissao e where e.pedido_id = p.id and e.situacao in ('pendente','vendendo'))))`,
  ],
  [
    'I5',
    'dois pagamentos aceitos, ou mais devolvido do que recebido',
    sql`select a.pedido_id from aceito a join p on p.id = a.pedido_id where a.n > 1
      union select r.pedido_id from recebido r join p on p.id = r.pedido_id
      where r.valor_centavos < (select coalesce(sum(valor_centavos), 0) from estorno where origem = r.origem)`,
  ],
  [
    'I6',
    'o total não é a soma das poltronas',
    sql`select p.id as pedido_id from p join item on item.pedido_id = p.id
      group by p.id, p.total_centavos, p.credito_centavos
      having sum(item.valor) <> p.total_centavos + p.credito_centavos`,
  ],
  [
    'I6',
    'o valor aceito não é o total',
    sql`select p.id as pedido_id from p left join aceito a on a.pedido_id = p.id
      where (p.situacao in ${PAGO} and p.canal in ${CANAIS} and coalesce(a.valor, 0) <> p.total_centavos)
        or (a.valor is not null and a.valor <> p.total_centavos)
        or (a.valor is not null and p.situacao in ('reservado','aguardando_pagamento','reserva_expirada'))`,
  ],
  [
    'I6',
    'dinheiro do balcão que o caixa não tem, ou devolvido sem sair dele',
    sql`select r.pedido_id from recebimento_balcao r join p on p.id = r.pedido_id
        join caixa_movimento m on m.id = r.movimento_id
        where m.valor_centavos <> r.valor_centavos or m.pedido_id <> r.pedido_id or m.modalidade <> 'dinheiro'
      union select s.pedido_id from estorno s join p on p.id = s.pedido_id
        where s.meio = 'dinheiro' and s.situacao = 'feito' and s.valor_centavos <> coalesce((
          select -sum(m.valor_centavos) from caixa_movimento m
          where m.chave = 'cancelamento/' || replace(s.id::text, '-', '')), 0)`,
  ],
  [
    'I6',
    'o fim de um bilhete não soma o que ele custou',
    sql`select item.pedido_id from item join bilhete_encerrado x on x.bilhete_id = item.bilhete_id
      where item.valor <> x.multa_centavos + x.estorno_centavos + x.credito_centavos
        or x.estorno_centavos <> (select coalesce(sum(s.valor_centavos), 0) from estorno s
          where s.bilhete_id = item.bilhete_id)`,
  ],
  [
    'I6',
    'uma poltrona recusada não devolveu o que custou',
    sql`select item.pedido_id from item where situacao = 'emitido_parcial' and emissao = 'recusada'
      and valor <> (select coalesce(sum(s.valor_centavos), 0) from estorno s
        where s.pedido_id = item.pedido_id and s.item_n = item.n)`,
  ],
  [
    'P1',
    'bilhete sem venda na operadora',
    sql`select pedido_id from item where bilhete in ${VIVO} and emissao is not null and emissao <> 'vendida'`,
  ],
  [
    'T1',
    'duas trocas vivas do mesmo bilhete',
    sql`select p.id as pedido_id from p join pedido o on o.remarca_bilhete_id = p.remarca_bilhete_id and o.id <> p.id
      where p.situacao in ${TROCA_VIVA} and o.situacao in ${TROCA_VIVA}`,
  ],
  [
    'T1',
    'troca emitida que não encerrou o bilhete anterior',
    sql`select p.id as pedido_id from p join bilhete b on b.pedido_id = p.id
      left join bilhete_encerrado x on x.bilhete_id = p.remarca_bilhete_id
      where p.remarca_bilhete_id is not null
        and (b.substitui_id is distinct from p.remarca_bilhete_id or x.novo_bilhete_id is distinct from b.id)`,
  ],
  [
    'T1',
    'troca que não valeu com dinheiro aceito',
    sql`select p.id as pedido_id from p join aceito a on a.pedido_id = p.id
      where p.remarca_bilhete_id is not null and p.situacao not in ${TROCA_VIVA}
        and not exists (select 1 from bilhete b where b.pedido_id = p.id)`,
  ],
  [
    'G1',
    'gratuidade sem o seu lugar na partida',
    sql`select item.pedido_id from item join pedido_item i on i.pedido_id = item.pedido_id and i.n = item.n
      where item.bilhete in ${VIVO} and i.desconto_beneficio > 0
        and exists (select 1 from beneficio_regra r
          where r.beneficio = i.beneficio and r.faixa = i.beneficio_faixa and r.vagas is not null)
        and not exists (select 1 from beneficio_vaga v where v.partida_id = item.viagem_id
          and v.reserva_id = item.reserva_id and v.poltrona = item.poltrona and v.expira_em is null)`,
  ],
  [
    'G1',
    'cupom sem o seu uso',
    sql`select p.id as pedido_id from p where p.cupom is not null and p.situacao in ('emitido','emitido_parcial')
      and not exists (select 1 from cupom_uso u where u.reserva_id = p.reserva_id and u.codigo = p.cupom
        and u.expira_em is null)`,
  ],
];

/**
 * All that does not hold, order by order; empty is how it must be.
 * @param desde only orders that moved within this interval (`2 days`); null looks at all.
 */
export async function checkInvariants(reader: Reader, desde: string | null = null): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [invariante, detalhe, query] of checks) {
    const { rows } = await sql<{
      pedido_id: string;
    }>`${views(desde)} select distinct pedido_id from (${query}) x`.execute(reader);
    found.push(...rows.map(({ pedido_id }) => ({ invariante, pedidoId: pedido_id, detalhe })));
  }
  return found;
}

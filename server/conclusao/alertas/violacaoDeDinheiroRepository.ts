/**
 * Reads `estorno`, `recebimento_balcao`, `caixa_movimento`, `emissao` and `bilhete_encerrado` of other rooms: money
 * received equals tickets plus money returned.
 */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { listViolations, type Check } from './violacaoRepository';
import type { Violation } from './violation';

const PAGO = sql`('pago','emitindo','emitido','emitido_parcial')`;
/** The channels whose money is written down here: the shop's, and an agency's counter's. */
const CANAIS = sql`(1, 5)`;

const checks: readonly Check[] = [
  [
    'I2',
    'dinheiro a devolver sem devolução do mesmo valor',
    sql`select r.pedido_id from recebido r join p on p.id = r.pedido_id where r.destino = 'devolver'
      and r.valor_centavos <> (select coalesce(sum(valor_centavos), 0) from estorno where origem = r.origem)`,
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
      group by p.id, p.total_centavos, p.credito_centavos, p.credito_usado_centavos
      having sum(item.valor + item.cancelados) <> p.total_centavos + p.credito_centavos + p.credito_usado_centavos`,
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
          where s.bilhete_id = item.bilhete_id and s.adicional is null)`,
  ],
  [
    'I6',
    'um adicional cancelado não devolveu o que custou',
    sql`select pedido_id from item where cancelados <> (select coalesce(sum(s.valor_centavos), 0) from estorno s
      where s.bilhete_id = item.bilhete_id and s.adicional is not null)`,
  ],
  [
    'I6',
    'uma poltrona recusada não devolveu o que custou',
    sql`select item.pedido_id from item where situacao = 'emitido_parcial' and emissao = 'recusada'
      and valor <> (select coalesce(sum(s.valor_centavos), 0) from estorno s
        where s.pedido_id = item.pedido_id and s.item_n = item.n)`,
  ],
];

/** Violations of the invariants of payments, refunds and prices. */
export const listDinheiroViolations = (reader: Reader, desde: string | null): Promise<Violation[]> =>
  listViolations(reader, desde, checks);

/**
 * Reads `credito` and `credito_lancamento` of `conta`, `estorno` and `bilhete`: credit is what became of refunds, and each use of it
 * pays one order.
 */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { listViolations, type Check } from './violacaoRepository';
import type { Violation } from './violation';

/** The part that credit pays of an order that was not given up. */
const USADO = sql`(select coalesce(-sum(u.valor_centavos), 0) from credito_lancamento u
  where u.pedido_id = p.id and u.tipo = 'usado' and not exists (
    select 1 from credito_lancamento d where d.uso_id = u.id and d.tipo = 'devolvido' and d.estorno_id is null))`;
const SEM_BILHETE = sql`not exists (select 1 from bilhete b where b.pedido_id = p.id)`;
/** The order ended before it was paid. */
const NAO_PAGO = sql`(p.situacao in ('reserva_expirada','pagamento_expirado','pagamento_recusado')
  or (p.situacao = 'cancelado' and ${SEM_BILHETE}))`;

const checks: readonly Check[] = [
  [
    'C1',
    'o crédito usado não é o do pedido',
    sql`select p.id as pedido_id from p
      where ${USADO} <> case when ${NAO_PAGO} then 0 else p.credito_usado_centavos end`,
  ],
  [
    'C1',
    'um pedido sem bilhete ficou com o crédito',
    sql`select p.id as pedido_id from p join credito_lancamento u on u.pedido_id = p.id and u.tipo = 'usado'
      where p.situacao in ('pago_sem_poltrona','estorno_em_processamento','estornado') and ${SEM_BILHETE}
        and -u.valor_centavos <> (select coalesce(sum(d.valor_centavos), 0) from credito_lancamento d
          where d.uso_id = u.id and d.tipo = 'devolvido')`,
  ],
  [
    'C1',
    'o crédito de outra pessoa pagou o pedido, ou o do pedido ficou com outra',
    sql`select p.id as pedido_id from p join credito_lancamento u on u.pedido_id = p.id and u.tipo = 'usado'
        join credito c on c.id = u.credito_id where c.dono not in (p.dono, '')
      union select p.id as pedido_id from p join bilhete b on b.pedido_id = p.id
        join credito c on c.bilhete_id = b.id where c.dono not in (p.dono, '')`,
  ],
  [
    'C1',
    'o crédito foi tirado antes do seu fim',
    sql`select p.id as pedido_id from p join bilhete b on b.pedido_id = p.id join credito c on c.bilhete_id = b.id
      join credito_lancamento m on m.credito_id = c.id and m.tipo = 'expirado'
      where m.valido_ate > m.criado_em and c.dono <> '' and c.dono not like 'excluida:%'`,
  ],
  [
    'C1',
    'voltou mais crédito do que foi usado, ou sem a sua devolução',
    sql`select p.id as pedido_id from p join credito_lancamento u on u.pedido_id = p.id and u.tipo = 'usado'
        join credito_lancamento d on d.uso_id = u.id
        group by p.id, u.id, u.valor_centavos having sum(d.valor_centavos) > -u.valor_centavos
      union select p.id as pedido_id from p join credito_lancamento d on d.pedido_id = p.id and d.tipo = 'devolvido'
        join estorno s on s.id = d.estorno_id
        where s.valor_centavos <> d.valor_centavos or s.origem <> d.uso_id::text
          or s.meio <> 'credito' or s.situacao <> 'feito'
      union select p.id as pedido_id from p join estorno s on s.pedido_id = p.id and s.meio = 'credito'
        join credito_lancamento u on u.id::text = s.origem
        where not exists (select 1 from credito_lancamento d where d.estorno_id = s.id)`,
  ],
  [
    'C1',
    'o crédito de um bilhete não é o dinheiro que ele devolveria',
    sql`select p.id as pedido_id from p join bilhete b on b.pedido_id = p.id
      left join credito c on c.bilhete_id = b.id
      where coalesce(c.devolvido_centavos, 0) <> (select coalesce(sum(s.valor_centavos), 0) from estorno s
          where s.bilhete_id = b.id and s.meio = 'credito' and s.origem not in (
            select u.id::text from credito_lancamento u where u.tipo = 'usado'))
        or (c.id is not null and (c.pedido_id <> p.id or c.devolvido_centavos + c.bonus_centavos is distinct from (
          select m.valor_centavos from credito_lancamento m where m.credito_id = c.id and m.n = 1)))`,
  ],
];

/** Violations of the invariants of credit. */
export const listCreditoViolations = (reader: Reader, desde: string | null): Promise<Violation[]> =>
  listViolations(reader, desde, checks);

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
const SEM_USO = sql`('reserva_expirada','pagamento_expirado','pagamento_recusado')`;

const checks: readonly Check[] = [
  [
    'C1',
    'o crédito usado não é o do pedido',
    sql`select p.id as pedido_id from p where (p.situacao in ${SEM_USO} and ${USADO} <> 0)
      or (p.situacao not in ${SEM_USO} and ${USADO} <> p.credito_usado_centavos
        and not (p.situacao = 'cancelado' and ${USADO} = 0 and not exists (
          select 1 from bilhete b where b.pedido_id = p.id)))`,
  ],
  [
    'C1',
    'o crédito de outra pessoa pagou o pedido',
    sql`select p.id as pedido_id from p join credito_lancamento u on u.pedido_id = p.id and u.tipo = 'usado'
      join credito c on c.id = u.credito_id where c.dono not in (p.dono, '')`,
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

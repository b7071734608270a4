/** Parts of a statement that another room completes: this room alone writes its table. */
import { sql, type RawBuilder } from 'kysely';
import { situacoesAntes } from '../../src/domain/compra/pedido';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';

/** The expression of {@link advanceWhere}: one row where the order was moved. */
export const AVANCADO = sql`avancado`;

/**
 * Moves an order that has not changed since its `versao` was read, where the key of the request is ours (`minha`). An order
 * that another transaction changes is waited for, and is another one then.
 */
export const advanceAsRead = (
  { id, dono, versao }: { id: string; dono: string; versao: number },
  to: SituacaoPedido,
): RawBuilder<unknown> =>
  advanceWhere(id, to, sql`dono = ${dono} and versao = ${versao}::int and exists (select 1 from minha)`);

/**
 * Marks an order as paid that waits for this very amount; never one that replaces a ticket, which may be replaced already, nor one
 * with credit, which an expired order has no more.
 */
export const payAtOnce = (id: string, centavos: number): RawBuilder<unknown> =>
  advanceWhere(
    id,
    'pago',
    sql`total_centavos = ${centavos}::int and remarca_bilhete_id is null
    and credito_usado_centavos = 0`,
  );

/** The expression of {@link lockInState}: one row where the order is in that state. */
export const PRESO = sql`preso`;

/** Locks an order that is in one state; one that another transaction changes is waited for, and judged as it is then. */
export const lockInState = (id: string, situacao: SituacaoPedido): RawBuilder<unknown> => sql`
  preso as materialized (
    select remarca_bilhete_id is not null as troca from pedido
    where id = ${id}::uuid and situacao = ${situacao} for update)`;

/** Moves an order where `condition` holds. */
export const advanceWhere = (
  id: string,
  to: SituacaoPedido,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  avancado as (
    update pedido set situacao = ${to}, versao = versao + 1, atualizado_em = now()
    where id = ${id}::uuid and situacao = any(${situacoesAntes(to)}::text[]) and ${condition}
    returning id)`;

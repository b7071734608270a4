import { provedores } from '../../src/domain/provedor';
import type { Reader } from '../platform/database/database';
import type { Identity } from '../platform/http/identity';
import { isUuid } from '../platform/http/uuid';

/**
 * Under whose name an order may be looked after: one's own, or that of the colleague who sold it at a counter of the same
 * establishment. What is another establishment's, or was bought by a customer, stays theirs alone.
 */
export async function ownerOfOrder(db: Reader, identity: Identity, pedidoId: string): Promise<string> {
  if (!isUuid(pedidoId) || !identity.grupos.some((grupo) => grupo !== 'Admin')) return identity.sub;
  const row = await colleagueOrders(db, identity.sub).where('pedido.id', '=', pedidoId).executeTakeFirst();
  return row?.dono ?? identity.sub;
}

/** The same for a ticket. */
export async function ownerOfTicket(db: Reader, identity: Identity, bilheteId: string): Promise<string> {
  if (!isUuid(bilheteId) || !identity.grupos.some((grupo) => grupo !== 'Admin')) return identity.sub;
  const row = await colleagueOrders(db, identity.sub)
    .innerJoin('bilhete', 'bilhete.pedido_id', 'pedido.id')
    .where('bilhete.id', '=', bilheteId)
    .executeTakeFirst();
  return row?.dono ?? identity.sub;
}

/** Orders of a counter whose seller works where this operator does; a blocked one reaches none. */
const colleagueOrders = (db: Reader, sub: string) =>
  db
    .selectFrom('pedido')
    .innerJoin('agencia_operador as vendedor', 'vendedor.identidade_sub', 'pedido.dono')
    .innerJoin('agencia_operador as leitor', 'leitor.estabelecimento_id', 'vendedor.estabelecimento_id')
    .select('pedido.dono')
    .where('pedido.canal', '=', provedores.agencia)
    .where('leitor.identidade_sub', '=', sub)
    .where('leitor.situacao', '<>', 'bloqueado');

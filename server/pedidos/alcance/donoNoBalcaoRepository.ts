/**
 * Reads `agencia_operador` of `agencia/operadores` and `bilhete` of `bilhetes`: colleagues of a counter share its
 * orders.
 */
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Reader } from '../../platform/database/database';

/** Orders sold at a counter of this operator's establishment; none for a blocked operator. */
const colleaguePedidos = (db: Reader, sub: string) =>
  db
    .selectFrom('pedido')
    .innerJoin('agencia_operador as vendedor', 'vendedor.identidade_sub', 'pedido.dono')
    .innerJoin('agencia_operador as leitor', 'leitor.estabelecimento_id', 'vendedor.estabelecimento_id')
    .select('pedido.dono')
    .where('pedido.canal', '=', provedores.agencia)
    .where('leitor.identidade_sub', '=', sub)
    .where('leitor.situacao', '<>', 'bloqueado');

/** The owner of an order that a colleague of this operator sold; null for any other order. */
export async function findColleagueOfPedido(db: Reader, sub: string, pedidoId: string): Promise<string | null> {
  const row = await colleaguePedidos(db, sub).where('pedido.id', '=', pedidoId).executeTakeFirst();
  return row?.dono ?? null;
}

/** The same for a ticket. */
export async function findColleagueOfBilhete(db: Reader, sub: string, bilheteId: string): Promise<string | null> {
  const row = await colleaguePedidos(db, sub)
    .innerJoin('bilhete', 'bilhete.pedido_id', 'pedido.id')
    .where('bilhete.id', '=', bilheteId)
    .executeTakeFirst();
  return row?.dono ?? null;
}

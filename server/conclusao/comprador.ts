import { requireCaixa, vendedorOf } from '../agencia/caixas/vendedor';
import { refuseDescontoBalcao } from '../agencia/operadores/descontoBalcao';
import type { OperadorRow } from '../agencia/operadores/operadorRepository';
import type { NovoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Tx } from '../platform/database/database';
import type { Identity } from '../platform/http/access/identity';

/** The maker of an order: a person for themselves, or the operator of a counter for a customer. */
export interface Comprador {
  sub: string;
  operadora: OperadorRow | null;
}

/** The maker of an order, with the right to make this one: an operator's till is open, and nobody else gives a discount. */
export async function requireComprador(
  tx: Tx,
  identity: Identity,
  { descontoBalcao }: Pick<NovoPedido, 'descontoBalcao'>,
): Promise<Comprador> {
  const operadora = await vendedorOf(tx, identity);
  if (operadora) await requireCaixa(tx, operadora.id);
  refuseDescontoBalcao(descontoBalcao, operadora);
  return { sub: identity.sub, operadora };
}

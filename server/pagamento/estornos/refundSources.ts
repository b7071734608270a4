import type { Reader, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import { lockPedido } from '../../pedidos/orderRepository';
import { oweRefund } from './refunds';

/** A payment under an order, and how much of it is still with us. */
interface Source {
  meio: MeioDePagamento;
  origem: string;
  leftCentavos: number;
}

interface Owed {
  pedidoId: string;
  /** The ticket that is given back, or the seat that could not be issued. */
  bilheteId?: string;
  itemN?: number;
  valorCentavos: number;
  motivo: MotivoEstorno;
}

/**
 * Owes part of what was paid back, by the ways by which it came: the order's own payment first, then that of the
 * order whose ticket it replaced. Never more than was paid.
 */
export async function owePart(tx: Tx, { pedidoId, bilheteId, itemN, valorCentavos, motivo }: Owed): Promise<void> {
  let left = valorCentavos;
  for (let at: string | null = pedidoId; at !== null && left > 0; at = await orderBefore(tx, at)) {
    if (at !== pedidoId) await lockPedido(tx, at);
    for (const { meio, origem, leftCentavos } of await sourcesOf(tx, at)) {
      const part = Math.min(left, leftCentavos);
      if (part <= 0) continue;
      const what = { ...(bilheteId !== undefined && { bilheteId }), ...(itemN !== undefined && { itemN }) };
      await oweRefund(tx, { pedidoId, meio, origem, ...what, valorCentavos: part, motivo });
      left -= part;
    }
  }
  if (left > 0) throw new Error(`order ${pedidoId} would give back ${left} centavos more than was paid`);
}

/** By which way most would come back; null where nothing was paid. */
export async function meioDoEstorno(reader: Reader, pedidoId: string): Promise<MeioDePagamento | null> {
  for (let at: string | null = pedidoId; at !== null; at = await orderBefore(reader, at)) {
    const [first] = (await sourcesOf(reader, at)).filter(({ leftCentavos }) => leftCentavos > 0);
    if (first) return first.meio;
  }
  return null;
}

async function orderBefore(reader: Reader, pedidoId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('pedido')
    .innerJoin('bilhete', 'bilhete.id', 'pedido.remarca_bilhete_id')
    .select('bilhete.pedido_id')
    .where('pedido.id', '=', pedidoId)
    .executeTakeFirst();
  return row?.pedido_id ?? null;
}

async function sourcesOf(reader: Reader, pedidoId: string): Promise<Source[]> {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select(['e2eid as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const cartao = await reader
    .selectFrom('cobranca_cartao')
    .select(['id as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const dinheiro = await reader
    .selectFrom('recebimento_balcao')
    .select(['id as origem', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .execute();
  const payments = [
    ...pix.map((payment) => ({ ...payment, meio: 'pix' as const })),
    ...cartao.map((payment) => ({ ...payment, meio: 'cartao' as const })),
    ...dinheiro.map((payment) => ({ ...payment, meio: 'dinheiro' as const })),
  ];
  if (payments.length === 0) return [];
  const given = await reader
    .selectFrom('estorno')
    .select(['origem', 'valor_centavos'])
    .where(
      'origem',
      'in',
      payments.map(({ origem }) => origem),
    )
    .execute();
  return payments.map(({ meio, origem, valor_centavos }) => ({
    meio,
    origem,
    leftCentavos: given
      .filter((one) => one.origem === origem)
      .reduce((left, one) => left - one.valor_centavos, valor_centavos),
  }));
}

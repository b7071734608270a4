import type { Reader, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { findReplacedPedido, listEstornosOf, oweEstorno } from './estornoRepository';
import { listPagamentosAceitos } from './pagamentoAceitoRepository';

/** A payment of an order, and the part of it in centavos that is not owed back yet. */
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
 * Owes back a part of what was paid, by the means by which it came: from the order's own payment first, then from that of
 * the order whose ticket it replaced. Throws where that is more than was paid.
 */
export async function owePart(tx: Tx, { pedidoId, bilheteId, itemN, valorCentavos, motivo }: Owed): Promise<void> {
  let left = valorCentavos;
  for (let at: string | null = pedidoId; at !== null && left > 0; at = await findReplacedPedido(tx, at)) {
    if (at !== pedidoId) await lockPedido(tx, at);
    for (const { meio, origem, leftCentavos } of await sourcesOf(tx, at)) {
      const part = Math.min(left, leftCentavos);
      if (part <= 0) continue;
      const what = { ...(bilheteId !== undefined && { bilheteId }), ...(itemN !== undefined && { itemN }) };
      await oweEstorno(tx, { pedidoId, meio, origem, ...what, valorCentavos: part, motivo });
      left -= part;
    }
  }
  if (left > 0) throw new Error(`order ${pedidoId} would give back ${left} centavos more than was paid`);
}

/** The means by which money would come back first; null where nothing is left of what was paid. */
export async function meioDoEstorno(reader: Reader, pedidoId: string): Promise<MeioDePagamento | null> {
  for (let at: string | null = pedidoId; at !== null; at = await findReplacedPedido(reader, at)) {
    const [first] = (await sourcesOf(reader, at)).filter(({ leftCentavos }) => leftCentavos > 0);
    if (first) return first.meio;
  }
  return null;
}

async function sourcesOf(reader: Reader, pedidoId: string): Promise<Source[]> {
  const payments = await listPagamentosAceitos(reader, pedidoId);
  if (payments.length === 0) return [];
  const given = await listEstornosOf(
    reader,
    payments.map(({ origem }) => origem),
  );
  return payments.map(({ meio, origem, valor_centavos }) => ({
    meio,
    origem,
    leftCentavos: given
      .filter((one) => one.origem === origem)
      .reduce((left, one) => left - one.valor_centavos, valor_centavos),
  }));
}

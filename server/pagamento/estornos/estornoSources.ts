import type { TipoAdicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import type { Reader, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { returnUso } from '../credito/returnUso';
import { findReplacedPedido, listEstornosOf, oweEstorno, recordEstornoEmCredito } from './estornoRepository';
import { listPagamentosAceitos } from './pagamentoAceitoRepository';

/** A part of a refund: the payment that it takes from, and how much of it. */
export interface Part {
  meio: MeioDePagamento;
  origem: string;
  valorCentavos: number;
  /** False for money of a card that is only reserved, or that its bank may take back. */
  isTaken: boolean;
}

interface Owed {
  pedidoId: string;
  /** The ticket that is given back, or the seat that could not be issued. */
  bilheteId?: string;
  /** Where only this extra of the ticket is. */
  adicional?: TipoAdicional;
  itemN?: number;
  valorCentavos: number;
  motivo: MotivoEstorno;
  /** Money becomes credit of the order's owner in the place of going back; the caller grants it. */
  emCredito?: boolean;
}

/**
 * Owes back a part of what was paid, by the means by which it came: from the order's own payment first, then from that of
 * the order whose ticket it replaced; money before credit. The part that credit paid is credit again at once. Throws where that is
 * more than was paid.
 * @returns the sum of the money among it, in centavos.
 */
export async function owePart(tx: Tx, { valorCentavos, emCredito = false, ...owed }: Owed): Promise<number> {
  const { parts, missing } = takeFrom(await readPool(tx, owed.pedidoId, (id) => lockPedido(tx, id)), valorCentavos);
  if (missing > 0) throw new Error(`order ${owed.pedidoId} would give back ${missing} centavos more than was paid`);
  for (const { meio, origem, valorCentavos: part } of parts) {
    const one = { ...owed, origem, valorCentavos: part };
    if (meio === 'credito') await returnUso(tx, one);
    else if (emCredito) await recordEstornoEmCredito(tx, one);
    else await oweEstorno(tx, { ...one, meio });
  }
  return moneyOf(parts);
}

/** How refunds of an order would be split. */
interface Plan {
  split: (valorCentavos: number) => Part[];
  /** Credit paid a part of the order, or of one before it. */
  hasCredito: boolean;
}

/** Splits refunds of an order as {@link owePart} would, one after another, without owing anything. */
export async function planReturns(reader: Reader, pedidoId: string): Promise<Plan> {
  const pool = await readPool(reader, pedidoId);
  return { split: (valorCentavos) => takeFrom(pool, valorCentavos).parts, hasCredito: pool.some(isCredito) };
}

/**
 * Locks the orders whose payments a refund of this one may take from, beside its own: a plan that is read after it holds until the
 * transaction ends. The caller has locked the order itself.
 */
export async function lockSourcesBefore(tx: Tx, pedidoId: string): Promise<void> {
  for (let at = await findReplacedPedido(tx, pedidoId); at !== null; at = await findReplacedPedido(tx, at)) {
    await lockPedido(tx, at);
  }
}

/** The money among the parts of a refund, in centavos. */
export const moneyOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { meio, valorCentavos }) => (meio === 'credito' ? sum : sum + valorCentavos), 0);

/** Takes a sum out of a pool, which is changed. */
function takeFrom(pool: Part[], valorCentavos: number): { parts: Part[]; missing: number } {
  const parts: Part[] = [];
  let missing = valorCentavos;
  for (const source of pool) {
    const part = Math.min(missing, source.valorCentavos);
    if (part <= 0) continue;
    parts.push({ ...source, valorCentavos: part });
    source.valorCentavos -= part;
    missing -= part;
  }
  return { parts, missing };
}

/** The rest of the payments of an order and of those before it, which `lock` holds, in the order in which it goes back. */
async function readPool(
  reader: Reader,
  pedidoId: string,
  lock: (pedidoId: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<Part[]> {
  const pool: Part[] = [];
  for (let at: string | null = pedidoId; at !== null; at = await findReplacedPedido(reader, at)) {
    if (at !== pedidoId) await lock(at);
    pool.push(...(await sourcesOf(reader, at)));
  }
  return [...pool.filter((part) => !isCredito(part)), ...pool.filter(isCredito)];
}

const isCredito = ({ meio }: Part): boolean => meio === 'credito';

async function sourcesOf(reader: Reader, pedidoId: string): Promise<Part[]> {
  const payments = await listPagamentosAceitos(reader, pedidoId);
  if (payments.length === 0) return [];
  const given = await listEstornosOf(
    reader,
    payments.map(({ origem }) => origem),
  );
  return payments.map(({ meio, origem, valor_centavos, isTaken }) => ({
    meio,
    origem,
    isTaken,
    valorCentavos: given
      .filter((one) => one.origem === origem)
      .reduce((left, one) => left - one.valor_centavos, valor_centavos),
  }));
}

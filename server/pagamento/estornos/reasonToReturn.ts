import type { MotivoEstorno } from '../tables';
import type { CartaoPayment } from '../cartao/cartaoPort';

interface Arrived {
  payment: CartaoPayment;
  /** The order still waits for money, and for this payment's. */
  isAwaited: boolean;
  /** The price of the order, the amount asked for and the amount received are the same. */
  isSameAmount: boolean;
}

/** True while the acquirer holds money: reserved, captured, or captured and disputed. */
export const holdsMoney = ({ situacao }: CartaoPayment): boolean => situacao !== 'cancelado' && situacao !== 'negado';

/**
 * Reason for which money of a card is owed back as soon as it is seen; null where it pays its order. A disputed payment
 * pays for nothing: its bank may take it back after the coach has left.
 */
export function reasonToReturn({ payment, isAwaited, isSameAmount }: Arrived): MotivoEstorno | null {
  if (payment.situacao === 'contestado') return 'contestado';
  if (!isSameAmount) return 'valor_divergente';
  return isAwaited ? null : 'pago_de_novo';
}

import type { MotivoEstorno } from '../tables';
import type { CardPayment } from '../cartao/cardPort';

interface Arrived {
  payment: CardPayment;
  /** The order still waits for money, and for this payment's. */
  isAwaited: boolean;
  /** The order, what was asked for and what came cost the same. */
  isSameAmount: boolean;
}

/** Whether the acquirer holds money: reserved, taken, or taken and disputed. */
export const holdsMoney = ({ situacao }: CardPayment): boolean => situacao !== 'cancelado' && situacao !== 'negado';

/**
 * Why money of a card is owed back as soon as it is seen; null where it pays its order. What is disputed pays for nothing:
 * its bank may take it back after the coach has left.
 */
export function reasonToReturn({ payment, isAwaited, isSameAmount }: Arrived): MotivoEstorno | null {
  if (payment.situacao === 'contestado') return 'contestado';
  if (!isSameAmount) return 'valor_divergente';
  return isAwaited ? null : 'pago_de_novo';
}

import type { Database } from '../../platform/database/database';
import type { PaymentMethod } from '../paymentMethod';
import { openExternal } from './cobrancaExternaRepository';
import type { PursueExternal } from './pursueExternal';

/**
 * Payment through a link or a terminal. Its money is stored as a card payment, so the card method captures it and gives it
 * back.
 */
export function createExternalMethod({ db }: Database, pursueExternal: PursueExternal): PaymentMethod {
  const collect = async (pedidoId: string): Promise<void> => {
    const open = await openExternal(db, pedidoId);
    if (open) await pursueExternal(open.id);
  };
  return {
    collect,
    // A charge of an order that is paid or over is ended by the same look.
    close: collect,
    returnAccepted: () => Promise.resolve(),
  };
}

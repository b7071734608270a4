import type { Reader } from '../../platform/database/database';
import { listBilheteViolations } from './violacaoDeBilheteRepository';
import { listDinheiroViolations } from './violacaoDeDinheiroRepository';
import { listCreditoViolations } from './violacaoDeCreditoRepository';
import type { Violation } from './violation';

/**
 * Every violation of an invariant, order by order; an empty list is the healthy state.
 * @param desde only orders that moved within this interval (`2 days`); null checks all.
 */
export const checkInvariants = async (reader: Reader, desde: string | null = null): Promise<Violation[]> => [
  ...(await listBilheteViolations(reader, desde)),
  ...(await listDinheiroViolations(reader, desde)),
  ...(await listCreditoViolations(reader, desde)),
];

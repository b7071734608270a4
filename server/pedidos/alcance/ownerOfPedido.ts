import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/access/identity';
import { isUuid } from '../../platform/http/validation/uuid';
import { findColleagueOfBilhete, findColleagueOfPedido } from './donoNoBalcaoRepository';

const worksAtCounter = ({ grupos }: Identity): boolean => grupos.some((grupo) => grupo !== 'Admin');

/**
 * The owner under whose name a person may handle an order: themselves, or the colleague who sold it at a counter of the
 * same establishment. Orders of other establishments and of customers stay their owners' alone.
 */
export async function ownerOfPedido(db: Reader, identity: Identity, pedidoId: string): Promise<string> {
  if (!isUuid(pedidoId) || !worksAtCounter(identity)) return identity.sub;
  return (await findColleagueOfPedido(db, identity.sub, pedidoId)) ?? identity.sub;
}

/** The same for a ticket. */
export async function ownerOfBilhete(db: Reader, identity: Identity, bilheteId: string): Promise<string> {
  if (!isUuid(bilheteId) || !worksAtCounter(identity)) return identity.sub;
  return (await findColleagueOfBilhete(db, identity.sub, bilheteId)) ?? identity.sub;
}

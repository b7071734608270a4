import type { Server } from '../../server/createServer';
import { checkInvariants } from '../../server/conclusao/invariants';

/** `afterEach(() => expectInvariants(server))`: money, seats and tickets of all orders agree. */
export async function expectInvariants({ services }: Pick<Server, 'services'>): Promise<void> {
  expect(await checkInvariants(services.database.db)).toEqual([]);
}

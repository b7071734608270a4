import type { Server } from '../../server/createServer';
import { checkInvariants } from '../../server/conclusao/alertas/invariants';

/** Asserts that money, seats and tickets of all orders agree: `afterEach(() => expectInvariants(server))`. */
export async function expectInvariants({ services }: Pick<Server, 'services'>): Promise<void> {
  expect(await checkInvariants(services.database.db)).toEqual([]);
}

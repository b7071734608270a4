import { randomUUID } from 'node:crypto';
import { expectInvariants } from '../../../../tests/support/expectInvariants';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { umBoleto } from './umBoleto';

/**
 * A server for the tests of a file on which only what a test does moves an order, with a person of its own for each test, whose
 * places for boletos are free. Money, seats and tickets agree after every test.
 */
export function boletosQuietos() {
  let server: Server;
  let ana: ReturnType<typeof umBoleto>;
  let nextPoltrona = 1;
  beforeAll(async () => {
    server = await startServer();
    await server.services.scheduler.stop();
  }, START_MS);
  beforeEach(() => {
    ana = umBoleto(server, `ana-${randomUUID().slice(0, 8)}`);
  });
  afterEach(() => expectInvariants(server));
  afterAll(() => server.close());
  return {
    server: () => server,
    ana: () => ana,
    db: () => server.services.database.db,
    /** A seat that no test has had. */
    umaPoltrona: () => nextPoltrona++,
  };
}

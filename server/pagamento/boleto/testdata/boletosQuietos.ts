import { randomUUID } from 'node:crypto';
import { expectInvariants } from '../../../../tests/support/expectInvariants';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { beginBoleto } from '../beginBoleto';
import { umBoleto } from './umBoleto';

/**
 * A server for the tests of a file on which only what a test does moves an order, with a person of its own for each test. The
 * places for boletos are free, the person's and the departure's. Money, seats and tickets agree after every test.
 */
export function boletosQuietos() {
  let server: Server;
  let ana: ReturnType<typeof umBoleto>;
  let nextPoltrona = 1;
  beforeAll(async () => {
    server = await startServer();
    await server.services.scheduler.stop();
  }, START_MS);
  beforeEach(async () => {
    ana = umBoleto(server, `ana-${randomUUID().slice(0, 8)}`);
    await server.services.database.db.deleteFrom('boleto_lugar').execute();
  });
  afterEach(() => expectInvariants(server));
  afterAll(() => server.close());
  /** An order with its boleto, open or not registered yet. */
  const umBoletoDe = async (isRegistered: boolean) => {
    const { db, transaction } = server.services.database;
    const { id: pedidoId } = await ana.order([nextPoltrona++]);
    const { dono } = await db.selectFrom('pedido').select('dono').where('id', '=', pedidoId).executeTakeFirstOrThrow();
    if (isRegistered) await ana.ask(pedidoId);
    else await transaction((tx) => beginBoleto(tx, dono, pedidoId));
    const [{ id, numero } = { id: '', numero: '' }] = await ana.boletos(pedidoId);
    return { id, pedidoId, numero };
  };
  return {
    opened: () => umBoletoDe(true),
    /** The bank may or may not know it. */
    begun: () => umBoletoDe(false),
    server: () => server,
    ana: () => ana,
    db: () => server.services.database.db,
    /** A seat that no test has had. */
    umaPoltrona: () => nextPoltrona++,
  };
}

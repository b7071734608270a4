import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { cross, startRival } from '../../../tests/support/rival';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { umComprador } from '../../pedidos/testdata/comprador';
import type { Tx } from '../../platform/database/database';
import { DOIS_ANDARES, umaOperacao } from '../testdata/trocaDeOnibus';

/** Maximum wait of the purchase for a row. PostgreSQL looks for deadlocks, which are repeated silently, after a second. */
const WAIT_MS = 200;

let server: Server;
let dias = 3;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

interface Kept {
  pedidoId: string;
  reservaId: string;
}
/** The first lock of a purchase. */
const LOCKS: Record<'the hold' | 'the order', (tx: Tx, kept: Kept) => Promise<unknown>> = {
  'the hold': (tx, { reservaId }) => server.app.inventory.keepReserva(tx, reservaId),
  'the order': (tx, { pedidoId }) => lockPedido(tx, pedidoId),
};

it.each(['the hold', 'the order'] as const)(
  'a change of coaches locks no seat of a purchase that has locked %s, and moves it afterwards',
  async (locked) => {
    const { database } = server.services;
    const otto = umaOperacao(server);
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    const ana = umComprador(server);
    const { id: reservaId } = await ana.hold([3], id);
    const { id: pedidoId } = await ana.orderOf(reservaId, [3]);
    const [moved] = (await otto.preview(id, DOIS_ANDARES)).mudancas;
    expect(moved?.para).not.toBe(3);

    const purchase = startRival(
      database,
      (tx) => LOCKS[locked](tx, { pedidoId, reservaId }),
      async (tx) => {
        await sql.raw(`set local lock_timeout = ${WAIT_MS}`).execute(tx);
        return server.app.inventory.confirmReserva(tx, reservaId);
      },
    );
    const { ended, done } = await cross(database, purchase, () => otto.insist(id, DOIS_ANDARES));
    expect([ended, done]).toEqual([true, true]);
    expect((await ana.read(pedidoId)).itens[0]?.poltrona).toBe(moved?.para);
    expect(await otto.faults(id)).toEqual([]);
  },
);

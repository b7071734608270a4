import { sql } from 'kysely';
import { countStatements } from '../../tests/support/countStatements';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { eventually, payTxid, umComprador } from '../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let viagemId: string;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only what the purchase itself asks for is counted.
  await server.services.scheduler.stop();
  ana = umComprador(server);
  viagemId = await ana.viagem();
  // The first purchase signs in at the provider and at the operator.
  await buy();
}, START_MS);
afterAll(() => server.close());

/** Buys one seat by Pix. @returns the statements of each of its requests. */
async function buy(): Promise<Record<'hold' | 'order' | 'charge' | 'conclusion', string[]>> {
  let reservaId = '';
  let pedidoId = '';
  let txid = '';
  const poltrona = nextPoltrona++;
  const hold = await countStatements(async () => ({ id: reservaId } = await ana.hold([poltrona], viagemId)));
  const order = await countStatements(async () => ({ id: pedidoId } = await ana.orderOf(reservaId, [poltrona])));
  const charge = await countStatements(async () => ({ txid } = await ana.charge(pedidoId)));
  const conclusion = await countStatements(async () => {
    await payTxid(server, txid);
    expect(await eventually(() => isOver(pedidoId), Boolean)).toBe(true);
  });
  return { hold, order, charge, conclusion };
}

/** Whether the order is issued and nothing is left of its notice. */
async function isOver(pedidoId: string): Promise<boolean> {
  const { rows } = await sql<{ acabou: boolean }>`
    select p.situacao = 'emitido' and not exists (select 1 from aviso_pagamento) and not exists (select 1 from falha)
      and not exists (select 1 from sandbox_pix_aviso where entregue_em is null) as acabou
    from pedido p where p.id = ${pedidoId}::uuid`.execute(server.services.database.db);
  return rows[0]?.acabou ?? false;
}

/** The statement by which this test waits for the conclusion. */
const isOurs = (text: string): boolean => text.includes('as acabou');

/** The most that each phase of a purchase of one seat may send; a phase that needs fewer gets a lower bound. */
const BOUNDS = { hold: 2, order: 13, charge: 5, conclusion: 33 } as const;

describe('the statements of a purchase, so that a repeated read is noticed', () => {
  it('stay within the bound of each phase', async () => {
    const sent = await buy();
    for (const phase of ['hold', 'order', 'charge', 'conclusion'] as const) {
      const statements = sent[phase].filter((text) => !isOurs(text));
      expect({ phase, statements }).toEqual({ phase, statements: statements.slice(0, BOUNDS[phase]) });
      expect(statements.length).toBeGreaterThan(0);
    }
  });
});

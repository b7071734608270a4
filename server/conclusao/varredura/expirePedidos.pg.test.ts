import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startRaces } from '../../../tests/support/startRaces';
import { START_MS } from '../../../tests/support/startMs';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { cartaoWorld, past } from '../../pagamento/testdata/cartaoWorld';
import { expirePedidos } from './expirePedidos';
import { createPedidoEvents } from '../../pedidos/pedidoEvents';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startRaces();
  world = cartaoWorld(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const expire = (inventory = server.app.inventory, steps = createSteps(server.services.database)) => {
  const { database } = server.services;
  return expirePedidos({ database, inventory, events: createPedidoEvents(database), steps });
};
/** Copies made so far: random localizadores of six digits would meet once in some runs. */
let copied = 0;
/** Copies an order so often, each copy with a hold of its own that ended before: rows, and no seats. */
const copies = async (pedidoId: string, times: number, hoursAgo: number): Promise<string[]> => {
  const first = copied;
  copied += times;
  const { rows } = await sql<{ id: string }>`
    with fonte as (select * from pedido where id = ${pedidoId}::uuid),
    novo as (select gen_random_uuid() as id, gen_random_uuid() as reserva_id, g from generate_series(1, ${times}) g),
    reservado as (
      insert into reserva(id, dono, situacao, expira_em)
      select reserva_id, 'ana', 'ativa', now() - make_interval(hours => ${hoursAgo}) from novo)
    insert into pedido(id, localizador, dono, reserva_id, situacao, total_centavos, comprador_nome, comprador_cpf,
      comprador_email, comprador_celular, expira_em)
    select novo.id, upper(lpad(to_hex(${first}::int + novo.g), 6, '0')), fonte.dono, novo.reserva_id, 'aguardando_pagamento', 0,
      fonte.comprador_nome, fonte.comprador_cpf, fonte.comprador_email, fonte.comprador_celular,
      now() - make_interval(hours => ${hoursAgo})
    from fonte, novo returning id`.execute(db());
  return rows.map(({ id }) => id);
};
const situacoes = async (ids: string[]): Promise<string[]> => {
  const rows = await db().selectFrom('pedido').select('situacao').where('id', 'in', ids).distinct().execute();
  return rows.map(({ situacao }) => situacao);
};

describe('holds whose time is over', () => {
  it('end although sixty older orders may not end yet, since their bank’s word is awaited', async () => {
    const ordinary = await world.newPedido();
    const blocked = await copies(ordinary, 60, 30);
    await sql`
      insert into cobranca_cartao(id, pedido_id, tentativa, chave, tipo, parcelas, valor_centavos, nonce, retorno,
        dispositivo, situacao, consultar_em, enviada_em)
      select gen_random_uuid(), id, 1, substr(id::text, 1, 30), 'credito', 1, 1, 'n', 'r', '{}', 'autorizando',
        now() + interval '1 hour', now()
      from pedido where id = any(${blocked}::uuid[])`.execute(db());
    await db().updateTable('pedido').set({ expira_em: past }).where('id', '=', ordinary).execute();
    await expire();
    expect(await world.situacaoOf(ordinary)).toBe('reserva_expirada');
    expect(await situacoes(blocked)).toEqual(['aguardando_pagamento']);
    await db().deleteFrom('cobranca_cartao').where('pedido_id', 'in', blocked).execute();
    await expire();
    await expire();
    expect(await situacoes(blocked)).toEqual(['pagamento_expirado']);
  });

  it('end the oldest first', async () => {
    const source = await world.newPedido();
    const newer = await copies(source, 60, 10);
    // As many as one turn takes.
    const older = await copies(source, 50, 20);
    await expire();
    expect(await situacoes(older)).toEqual(['pagamento_expirado']);
    expect(await situacoes(newer)).toEqual(['aguardando_pagamento']);
    await expire();
    await expire();
    expect(await situacoes(newer)).toEqual(['pagamento_expirado']);
  });

  it('all end, however many they are and although some cannot be let go', async () => {
    const source = await world.newPedido();
    const stuck = await copies(source, 55, 20);
    const old = await copies(source, 70, 10);
    const bad = new Set(
      (await db().selectFrom('pedido').select('reserva_id').where('id', 'in', stuck).execute()).map(
        ({ reserva_id }) => reserva_id,
      ),
    );
    const { inventory } = server.app;
    const failing = {
      ...inventory,
      releaseReserva: async (...args: Parameters<typeof inventory.releaseReserva>) => {
        if (bad.has(args[1])) throw new Error('a seat that cannot be let go');
        await inventory.releaseReserva(...args);
      },
    };
    for (let turn = 0; turn < 4; turn += 1) await expire(failing);
    expect(await situacoes(old)).toEqual(['pagamento_expirado']);
    expect(await situacoes(stuck)).toEqual(['aguardando_pagamento']);
    await db().deleteFrom('falha').execute();
    await expire();
    await expire();
    expect(await situacoes(stuck)).toEqual(['pagamento_expirado']);
  });

  it('leave an order alone that was paid after it was seen among them: its seats stay sold', async () => {
    const id = await world.newPedido();
    const expiraEm = (expira_em: typeof past) =>
      db().updateTable('pedido').set({ expira_em }).where('id', '=', id).execute();
    await expiraEm(past);
    const steps = createSteps(server.services.database);
    const each: typeof steps.each = async (...step) => {
      await expiraEm(sql<Date>`now() + interval '10 minutes'`);
      await world.pagador.pay(id, 'aprova');
      return steps.each(...step);
    };
    await expire(server.app.inventory, { ...steps, each });
    expect(await world.situacaoOf(id)).toBe('emitido');
  });

  it('lets the seat of a card attempt that nobody answered for 25 hours go', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'desafio');
    await world.endHold(id);
    await sql`update cobranca_cartao set criado_em = now() - interval '25 hours', desafio_ate = now() - interval '24 hours'
      where pedido_id = ${id}::uuid`.execute(db());
    await world.due(id);
    await world.sweep();
    await expire();
    expect(await world.situacaoOf(id)).toBe('pagamento_expirado');
  });
});

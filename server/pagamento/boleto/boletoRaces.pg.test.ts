import { expectInvariants } from '../../../tests/support/expectInvariants';
import { cross, startRival } from '../../../tests/support/rival';
import { startRaces } from '../../../tests/support/startRaces';
import { freePoltronas } from '../../../tests/support/viagensDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import type { Server } from '../../createServer';
import { eventually, umComprador } from '../../pedidos/testdata/comprador';
import { beginBoleto } from './beginBoleto';
import { umBoleto } from './testdata/umBoleto';

let server: Server;
let nextPoltrona = 1;
let people = 0;
/** Each round has a person of its own, whose places are free. */
const umaPessoa = () => umBoleto(server, `pessoa-${(people += 1)}`);

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const bilhetes = async (pedidoId: string): Promise<number> => {
  const { db } = server.services.database;
  return (await db.selectFrom('bilhete').select('id').where('pedido_id', '=', pedidoId).execute()).length;
};

describe('boletos at once', () => {
  it('of one order are one, however many requests ask', async () => {
    const ana = umaPessoa();
    const { id } = await ana.order([nextPoltrona++]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => ana.ask(id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(await ana.boletos(id)).toHaveLength(1);
    const { db } = server.services.database;
    expect(
      await db.selectFrom('boleto_vaga').select('vaga').where('dono', '=', `pessoa-${people}`).execute(),
    ).toHaveLength(1);
  });

  it('of one person are two', async () => {
    const ana = umaPessoa();
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push((await ana.order([nextPoltrona++])).id);
    const replies = await Promise.all(ids.map((id) => ana.ask(id)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    for (const id of ids) await server.app.conclusao.abandonPedido(id);
  });

  it('of one person share the places: a request that loses its place to the other takes the next', async () => {
    const ana = umaPessoa();
    const first = await ana.order([nextPoltrona++]);
    const second = await ana.order([nextPoltrona++]);
    const { database } = server.services;
    const rival = startRival(
      database,
      (tx) => beginBoleto(tx, `pessoa-${people}`, first.id),
      async (_, boletoId) => boletoId,
    );
    const { ended, done } = await cross(database, rival, () => ana.ask(second.id));
    expect([ended, done.statusCode]).toEqual([expect.any(String), 201]);
    const vagas = database.db.selectFrom('boleto_vaga').select('vaga').where('dono', '=', `pessoa-${people}`);
    expect(await vagas.orderBy('vaga').execute()).toEqual([{ vaga: 1 }, { vaga: 2 }]);
    for (const { id } of [first, second]) await server.app.conclusao.abandonPedido(id);
  });

  it('of many people never hold an eleventh seat of a departure', async () => {
    const taken = () => server.services.database.db.selectFrom('boleto_lugar').select('lugar').execute();
    const asked = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = umaPessoa();
        const poltronas = [nextPoltrona++, nextPoltrona++];
        return { one, id: (await one.order(poltronas)).id };
      }),
    );
    const replies = await Promise.all(asked.map(({ one, id }) => one.ask(id)));
    const made = replies.filter(({ statusCode }) => statusCode === 201).length;
    expect(made).toBeLessThan(6);
    expect((await taken()).length).toBeLessThanOrEqual(10);
    for (const { id } of asked) await server.app.conclusao.abandonPedido(id);
    expect((await taken()).length).toBeLessThan(10);
  });
});

describe('the money of a boleto', () => {
  it('pays once, however often and at once its notice comes', async () => {
    const ana = umaPessoa();
    const { id } = await ana.charged([nextPoltrona++]);
    const numero = await ana.numeroOf(id);
    await ana.banco.pay(numero);
    const conclude = () => server.app.conclusao.concludePedido(id);
    await Promise.all([ana.bring(numero), ana.bring(numero), ana.sweep(), conclude(), ana.bring(numero), conclude()]);
    await eventually(
      () => ana.read(id),
      ({ situacao }) => situacao === 'emitido',
    );
    await ana.noticed();
    expect(await bilhetes(id)).toBe(1);
    expect(await ana.owed(id)).toEqual([]);
  });

  it('has one outcome where its notice meets the end of its seats: a ticket, or all of it back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ana = umaPessoa();
      // A ticket of the round before may stand on any seat.
      const [poltrona = 0] = await freePoltronas(server, await ana.viagem(), 'saoPaulo', 'rio');
      const { id, totalCentavos } = await ana.charged([poltrona]);
      const numero = await ana.numeroOf(id);
      await ana.runOut(id);
      const rival = umComprador(server, `rival-${round}`);
      await Promise.all([
        ana.banco.pay(numero, { late: true }).then(() => ana.bring(numero)),
        ana.sweep(),
        rival.hold([poltrona]).catch(() => null),
      ]);
      await ana.noticed();
      const { situacao } = await eventually(
        () => ana.read(id).then(async (pedido) => (await server.app.conclusao.concludePedido(id), pedido)),
        (pedido) => pedido.situacao === 'emitido' || pedido.situacao === 'estornado',
      );
      const owed = await ana.owed(id);
      const back = owed.reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
      const outcome = { bilhetes: await bilhetes(id), back };
      expect(outcome).toEqual(situacao === 'emitido' ? { bilhetes: 1, back: 0 } : { bilhetes: 0, back: totalCentavos });
    }
  });
});

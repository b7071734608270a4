import { sql } from 'kysely';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { checkInvariants } from '../alertas/invariants';
import { DOIS_ANDARES, mudancaEmails, umaOperacao } from '../testdata/trocaDeOnibus';

let server: Server;
let otto: ReturnType<typeof umaOperacao>;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  otto = umaOperacao(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;

describe('two people who have one seat, each on a part of the way', () => {
  it('are given the seats that were said of each, and told of their own', async () => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 12);
    const buy = async (sub: string, origem: keyof typeof lugares, destino: keyof typeof lugares) => {
      const comprador = umComprador(server, sub);
      const held = await comprador.post('/api/Reservas', { trechos: [trechoDe(viagemId, origem, destino, [3])] });
      const { id } = await comprador.orderOf(held.json<{ data: { id: string } }>().data.id, [3]);
      await payTxid(server, (await comprador.charge(id)).txid);
      return comprador.conclude(id);
    };
    const pedidos = [await buy('nina', 'saoPaulo', 'resende'), await buy('olga', 'resende', 'rio')];
    const { ocupantes } = await otto.preview(viagemId, DOIS_ANDARES);
    const paraOf = (localizador: string) => 30 + pedidos.findIndex((one) => one.localizador === localizador);
    const mudancas = ocupantes.map(({ id, localizador }) => ({ id, para: paraOf(localizador ?? '') }));
    expect(mudancas.map(({ para }) => para).sort()).toEqual([30, 31]);
    const done = await otto.put(viagemId, { layoutId: DOIS_ANDARES, mudancas, motivo: 'O ônibus quebrou' });
    expect([done.statusCode, await otto.faults(viagemId)]).toEqual([200, []]);
    for (const { localizador } of pedidos) {
      expect(
        (await mudancaEmails(server, localizador)).map((texto) => /poltrona \d+ no lugar da \d+/g.exec(texto)?.[0]),
      ).toEqual([`poltrona ${paraOf(localizador)} no lugar da 3`]);
    }
    expect(await checkInvariants(db())).toEqual([]);
  });
});

it('a change of coaches is refused where holds come faster than they can be waited for, with the words for it', async () => {
  const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 13);
  // Each look at the departure finds a hold that the look before did not.
  await sql`alter table ocupacao rename to ocupacao_lida`.execute(db());
  await sql`create view ocupacao as select * from ocupacao_lida union all
    select ${sql.raw(id)}::bigint, 5::smallint, 0::smallint, gen_random_uuid(), now() + interval '1 minute'`.execute(
    db(),
  );
  const refused = await otto.put(id, { layoutId: DOIS_ANDARES, mudancas: [] });
  await sql`drop view ocupacao`.execute(db());
  await sql`alter table ocupacao_lida rename to ocupacao`.execute(db());
  expect([refused.statusCode, refused.json<{ erros: Erro[] }>().erros]).toEqual([
    409,
    [
      {
        codigo: 'PARTIDA_MOVIMENTADA',
        mensagem: 'Há muitas compras nesta partida agora. Tente de novo em instantes.',
      },
    ],
  ]);
  expect((await otto.change(id, DOIS_ANDARES)).statusCode).toBe(200);
});

import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { umComprador } from '../pedidos/testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

describe('a use of a coupon by a replica of the version before', () => {
  /** The statement of that version: it knows neither of the two limits. */
  const insertAsBefore = async (dono: string, uso: number, usoPessoa: number): Promise<unknown> => {
    const { id } = await umComprador(server, dono).hold([uso + 10 * usoPessoa]);
    return sql`insert into cupom_uso(codigo, uso, dono, uso_pessoa, reserva_id, expira_em)
      values ('FAMILIA15', ${uso}, ${dono}, ${usoPessoa}, ${id}::uuid, now() + interval '10 minutes')`.execute(
      server.services.database.db,
    );
  };

  it('takes the limits of the coupon, and follows them when they change', async () => {
    const { db } = server.services.database;
    await insertAsBefore('ana', 1, 1);
    const limits = async () =>
      (await sql`select limite_usos, limite_pessoa from cupom_uso where codigo = 'FAMILIA15'`.execute(db)).rows;
    expect(await limits()).toEqual([{ limite_usos: 500, limite_pessoa: 5 }]);
    await sql`update cupom set limite_total = 2, limite_pessoa = 1 where codigo = 'FAMILIA15'`.execute(db);
    expect(await limits()).toEqual([{ limite_usos: 2, limite_pessoa: 1 }]);
  });

  it('is refused above them, as one of today is', async () => {
    await expect(insertAsBefore('bia', 3, 1)).rejects.toThrow(/cupom_uso_no_limite/);
    await expect(insertAsBefore('caio', 2, 2)).rejects.toThrow(/cupom_uso_no_limite/);
  });
});

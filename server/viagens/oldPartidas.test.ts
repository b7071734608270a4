import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { purgePartidas } from './oldPartidas';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

it('takes out what ran long ago and nobody sat on, and nothing else', async () => {
  const { database } = server.services;
  const ids = ['901', '902', '903'];
  await sql`insert into partida select n, linha_id, horario_id, data, now() - make_interval(days => case n when 903 then 399 else 401 end),
    layout_id, capacidade, situacao, plataforma
    from (select * from partida limit 1) p, generate_series(901, 903) n`.execute(database.db);
  // Somebody sat on 902.
  await sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em) values (902, 1, 0, gen_random_uuid(), null)`.execute(
    database.db,
  );
  await sql`insert into partida_status(partida_id, atraso_min) values (901, 20)`.execute(database.db);
  const count = async () =>
    Number(
      (
        await database.db
          .selectFrom('partida')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const before = await count();

  await purgePartidas(database);
  const left = await database.db.selectFrom('partida').select('id').where('id', 'in', ids).orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['902', '903']);
  expect(await count()).toBe(before - 1);
  expect(await database.db.selectFrom('partida_status').selectAll().where('partida_id', '=', '901').execute()).toEqual(
    [],
  );
});

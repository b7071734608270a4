import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { simulateStatus } from '../../sandbox/simulateStatus';
import { sendLembretes } from './sendLembretes';

let server: Server;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

it('tells a buyer once however many replicas look at the same moment', async () => {
  const { database } = server.services;
  const comprador = umComprador(server);
  const pedido = await comprador.order([1, 2]);
  const { txid } = await comprador.charge(pedido.id);
  await payTxid(server, txid);
  await eventually(
    () => comprador.read(pedido.id),
    ({ situacao }) => situacao === 'emitido',
  );
  const instante = new Date(Date.now() + 23 * 3_600_000).toISOString();
  const partida = JSON.stringify({ instante, dia: instante.slice(0, 10) });
  await sql`update pedido_item set viagem = jsonb_set(viagem, '{partida}', viagem->'partida' || ${partida}::jsonb)
    where pedido_id = ${pedido.id}::uuid`.execute(database.db);
  await sql`update bilhete set emitido_em = now() - interval '10 days'`.execute(database.db);

  await Promise.all(
    Array.from({ length: 8 }, () => sendLembretes(database, 'https://itape.test', createSteps(database))),
  );
  const told = await database.db
    .selectFrom('caixa_saida')
    .select('chave')
    .where('chave', 'like', 'lembrete/%')
    .execute();
  const rows = await database.db.selectFrom('lembrete').select('tipo').execute();
  expect([told.length, rows]).toEqual([1, [{ tipo: '24h' }]]);
});

it('makes some departures of a demonstration late, two replicas at once', async () => {
  const { database } = server.services;
  await sql`insert into horario select 1000 + n, 1, 127, 480, 1, date '2020-01-01' from generate_series(1, 300) n`.execute(
    database.db,
  );
  await sql`insert into partida
    select (1000 + n)::bigint * 100000 + (hoje - date '2020-01-01'), 1, 1000 + n, hoje, now() + interval '1 hour', 1, 46, 'programada', null
    from generate_series(1, 300) n, (select (now() at time zone 'America/Sao_Paulo')::date as hoje) d`.execute(
    database.db,
  );
  await Promise.all([simulateStatus(database), simulateStatus(database)]);
  const late = await database.db.selectFrom('partida_status').select('atraso_min').execute();
  expect(late.length).toBeGreaterThan(20);
  expect(late.length).toBeLessThan(60);
});

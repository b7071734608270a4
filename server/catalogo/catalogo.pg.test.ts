import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reserve } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { startRaces } from '../../tests/support/startRaces';
import { buscarViagens, daquiA } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { hold } from '../reservas/hold';
import { changed, feed } from './testdata/feeds';
import { importFiles } from './testdata/importFiles';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const slower = changed(feed, 'stop_times.txt', 'volta-9,09:00:00,09:00:00', 'volta-9,10:00:00,10:00:00');
const [ninety, hundred] = ['90.00', '100.00'].map((price) => changed(feed, 'fare_attributes.txt', '120.00', price));
const placesOf = async () => {
  const { rows } = await sql<{ externo: string; id: string }>`
    select externo, id::text from catalogo_origem where tipo = 'localidade'`.execute(server.services.database.db);
  return Object.fromEntries(rows.map(({ externo, id }) => [externo, id]));
};

it('two imports at once end with all of the one that came last', async () => {
  const done = await Promise.all([importFiles(server, ninety ?? feed), importFiles(server, hundred ?? feed)]);
  expect(done.map(({ code, printed }) => [code, printed.at(-1)])).toEqual([
    [0, 'Gravado.'],
    [0, 'Gravado.'],
  ]);
  const { rows } = await sql<{ centavos: number; linhas: number }>`
    select centavos, count(distinct linha_id)::int as linhas from tarifa t join linha l on l.id = t.linha_id
    where not l.encerrada and centavos >= 9000 group by centavos`.execute(server.services.database.db);
  expect(rows).toHaveLength(1);
  expect([9000, 10000]).toContain(rows[0]?.centavos);
  expect(rows[0]?.linhas).toBe(2);
});

/** A promise with the function that ends it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Whether some statement of the database waits for another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.services.database.db);
  return (rows[0]?.n ?? 0) > 0;
}

it('an import waits for a hold that is being made, and leaves its departure as its buyer saw it', async () => {
  const { database, catalogue } = server.services;
  await importFiles(server, feed);
  await catalogue.refresh();
  const { rio = '', tiete = '' } = await placesOf();
  const days = Array.from({ length: 5 }, (_, n) => daquiA(8 + n));
  const [viagem] = (await Promise.all(days.map((day) => buscarViagens(server, rio, tiete, day)))).flat();
  const viagemId = viagem?.id ?? '';
  const pedaco = { viagemId, localidadeOrigem: rio, localidadeDestino: tiete, poltronas: [1] };
  const [held, ended] = [gate(), gate()];
  const holding = database.transaction(async (tx) => {
    await hold(tx, catalogue, 'ana', [pedaco]);
    held.open();
    await ended.opened;
  });
  await held.opened;
  let isDone = false;
  const importing = importFiles(server, slower).finally(() => {
    isDone = true;
  });
  while (!isDone && !(await isWaiting())) await pause(20);
  ended.open();
  await holding;
  const { printed } = await importing;
  expect(printed).toContain('Ficam como foram vendidas, fora de venda (1):');
  const { rows } = await sql<{ saida: Date }>`select saida from partida where id = ${viagemId}`.execute(database.db);
  expect(rows[0]?.saida).toEqual(new Date(viagem?.partida.instante ?? ''));
  // The next buyer of the same departure is refused, and those of other days see the new hour.
  await catalogue.refresh();
  expect((await reserve(server, [{ ...pedaco, poltronas: [2] }])).statusCode).not.toBe(201);
  const others = (await Promise.all(days.map((day) => buscarViagens(server, rio, tiete, day)))).flat();
  expect(new Set(others.map(({ partida }) => partida.hora))).toEqual(new Set(['10:00']));
});

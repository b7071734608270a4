import { sql } from 'kysely';
import { addDias, diasEntre } from '../../src/domain/base/data';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { daquiA } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { insertPartidas } from '../viagens/horarioRepository';
import { changed, feed } from './testdata/feeds';
import { importFiles } from './testdata/importFiles';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

/** The last Sunday of March of next year: at one o'clock clocks in Lisbon go to two. */
function summerTime(): string {
  const end = `${Number(daquiA(0).slice(0, 4)) + 1}-03-31`;
  return addDias(end, -new Date(`${end}T12:00:00Z`).getUTCDay());
}

/** Instants of the departures of a service day. */
async function departuresOf(dia: string): Promise<string[]> {
  const { database } = server.services;
  const n = diasEntre(daquiA(0), dia);
  await database.transaction((tx) => insertPartidas(tx, { de: n, ate: n }));
  const { rows } = await sql<{ saida: Date }>`select saida from partida where data = ${dia} order by saida`.execute(
    database.db,
  );
  return rows.map(({ saida }) => saida.toISOString());
}

it('counts times from noon minus twelve hours, as GTFS does on a day when the clocks change', async () => {
  const early = changed(feed, 'stop_times.txt', 'ida-8,08:00:00,08:00:00', 'ida-8,01:30:00,01:30:00');
  const lisbon = changed(early, 'agency.txt', 'America/Sao_Paulo', 'Europe/Lisbon');
  const ferias = [summerTime(), addDias(summerTime(), 1)].map((day) => `sempre,${day.replaceAll('-', '')},1`);
  const dates = ['service_id,date,exception_type', ...ferias].join('\n');
  expect((await importFiles(server, { ...lisbon, 'calendar_dates.txt': dates })).code).toBe(0);
  const [before, sunday, monday] = [addDias(summerTime(), -1), summerTime(), addDias(summerTime(), 1)];
  expect(await departuresOf(before)).toEqual([`${before}T01:30:00.000Z`, `${before}T23:30:00.000Z`]);
  // One and a half hours after 23:00 UTC of the day before; 23:30 of the clock is 22:30 UTC.
  expect(await departuresOf(sunday)).toEqual([`${sunday}T00:30:00.000Z`, `${sunday}T22:30:00.000Z`]);
  expect((await departuresOf(monday))[0]).toBe(`${monday}T00:30:00.000Z`);
});

import { sql } from 'kysely';
import { reserve, reservaOf } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { startRaces } from '../../tests/support/startRaces';
import { buscarViagens, daquiA } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
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

it('a hold made while a timetable changes runs at the hour that its buyer was shown', async () => {
  let sold = 0;
  // Seats of each round are its own: those of the first one stay held.
  for (const { arquivos, poltronas } of [
    { arquivos: slower, poltronas: [1, 2] },
    { arquivos: feed, poltronas: [3, 4] },
  ]) {
    await server.services.catalogue.refresh();
    const { rio = '', tiete = '' } = await placesOf();
    const days = Array.from({ length: 25 }, (_, n) => daquiA(5 + n));
    const viagens = (await Promise.all(days.map((day) => buscarViagens(server, rio, tiete, day)))).flat();
    const hold = (viagemId: string, n: number) =>
      reserve(server, [{ viagemId, localidadeOrigem: rio, localidadeDestino: tiete, poltronas: [n] }], {
        who: `p${n}${viagemId}`,
      });
    const [, ...replies] = await Promise.all([
      importFiles(server, arquivos),
      ...viagens.flatMap(({ id }) => poltronas.map((n) => hold(id, n))),
    ]);
    const shown = new Map(viagens.map(({ id, partida }) => [id, partida.instante]));
    const held = replies
      .filter(({ statusCode }) => statusCode === 201)
      .flatMap((reply) => reservaOf(reply).preco.itens);
    sold += held.length;
    for (const { viagemId } of held) {
      const { rows } = await sql<{ saida: Date }>`select saida from partida where id = ${viagemId}`.execute(
        server.services.database.db,
      );
      expect(rows[0]?.saida).toEqual(new Date(shown.get(viagemId) ?? ''));
    }
    expect(replies.every(({ statusCode }) => [201, 400, 409].includes(statusCode))).toBe(true);
  }
  expect(sold).toBeGreaterThan(0);
});

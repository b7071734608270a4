import { randomUUID } from 'node:crypto';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { daquiA, trechoDe } from '../../../tests/support/viagensDeTeste';
import type { LinhaAdministrada } from '../../../src/domain/wire/administracao/linhas';
import { feed } from '../../catalogo/testdata/feeds';
import { importFiles } from '../../catalogo/testdata/importFiles';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const BASE = '/api/Administracao/Linhas';
const OITO = 10;
const otto = signedInAs('otto', 'Operacao');
const view = async (id: number) =>
  (await server.app.inject({ url: `${BASE}/${id}`, headers: otto })).json<{ data: LinhaAdministrada }>().data;
const stop = async (versao: string, data: string, linha = 1, horarioId = OITO) =>
  server.app.inject({
    method: 'POST',
    url: `${BASE}/${linha}/Excecoes`,
    headers: { ...otto, 'idempotency-key': randomUUID() },
    payload: { versao, horarioId, tipo: 'para', data, motivo: 'Feriado' },
  });
const departures = (data: string, horario = OITO) =>
  server.services.database.db
    .selectFrom('partida')
    .select(['id', 'fora_de_venda'])
    .where('horario_id', '=', horario)
    .where('data', '=', data)
    .execute();

it('a departure that is held while its day is taken out stays for its traveller, out of sale', async () => {
  for (let round = 0; round < 8; round += 1) {
    const data = daquiA(5 + round);
    const viagens = await server.app.viagens.search(lugares.saoPaulo, lugares.rio, data);
    const id = viagens.find(({ partida }) => partida.hora === '08:00')?.id ?? '';
    const { versao } = await view(1);
    const hold = server.services.database.transaction((tx) =>
      server.app.inventory.hold(tx, `dona${round}`, [trechoDe(id, 'saoPaulo', 'rio', [round + 1])]),
    );
    const [held, stopped] = await Promise.all([
      hold.then(
        () => true,
        () => false,
      ),
      stop(versao, data),
    ]);
    expect(stopped.statusCode).toBe(201);
    expect(await departures(data)).toEqual(held ? [{ id, fora_de_venda: true }] : []);
  }
}, 60_000);

it('two who change one line at once have one exception, and one of them a refusal', async () => {
  const { versao } = await view(1);
  const replies = await Promise.all([stop(versao, daquiA(20)), stop(versao, daquiA(20)), stop(versao, daquiA(21))]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

it('an exception and an import at once end with the timetable of the import and the exception over it', async () => {
  await importFiles(server, feed);
  await server.services.catalogue.refresh();
  const ida = server.services.catalogue
    .linhas()
    .find((linha) => !linha.encerrada && linha.paradas[0]?.localidade.nome === 'São Paulo');
  const { versao, horarios } = await view(ida?.id ?? 0);
  const oito = horarios.find(({ hora }) => hora === '08:00')?.id ?? 0;
  const [stopped, imported] = await Promise.all([stop(versao, daquiA(30), ida?.id, oito), importFiles(server, feed)]);
  // The same feed again changes nothing, so the version that was seen still stands.
  expect([stopped.statusCode, imported.code]).toEqual([201, 0]);
  expect(await departures(daquiA(30), oito)).toEqual([]);
  expect(await departures(daquiA(31), oito)).toHaveLength(1);
});

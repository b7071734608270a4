import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { daquiA, trechoDe } from '../../../tests/support/viagensDeTeste';
import type { Frota, OnibusAdministrado } from '../../../src/domain/wire/administracao/frota';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const BASE = '/api/Administracao/Onibus';
const headers = signedInAs('otto', 'Operacao');
const read = async <T>(url: string) => (await server.app.inject({ url: BASE + url, headers })).json<{ data: T }>().data;
const coach = async () => (await read<Frota>('')).onibus.find(({ horarios }) => horarios === 3)?.id ?? 0;

/** Draws the coach anew with one seat less. */
async function draw(id: number) {
  const { nome, poltronas, recursos } = await read<OnibusAdministrado>(`/${id}`);
  const payload = { nome, poltronas: poltronas.slice(0, -1), recursos };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  return server.app.inject({ method: 'POST', url: `${BASE}/${id}/Versoes`, headers: keyed, payload });
}

it('a seat that is held while its coach is drawn anew is a seat of the coach that goes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await coach();
    const last = (await read<OnibusAdministrado>(`/${id}`)).poltronas.at(-1)?.numero ?? 0;
    const [viagem] = await server.app.viagens.search(lugares.saoPaulo, lugares.rio, daquiA(5 + round));
    const hold = server.services.database.transaction((tx) =>
      server.app.inventory.hold(tx, `dona${round}`, [trechoDe(viagem?.id ?? '', 'saoPaulo', 'rio', [last])]),
    );
    const [drawing] = await Promise.all([draw(id), hold.catch(() => undefined)]);
    expect(drawing.statusCode).toBe(201);
    const { rows } = await sql`
      select p.id from ocupacao o join partida p on p.id = o.partida_id
      left join layout_poltrona l on l.layout_id = p.layout_id and l.poltrona = o.poltrona
      where l.poltrona is null or p.fora_de_venda`.execute(server.services.database.db);
    expect(rows).toEqual([]);
  }
}, 60_000);

it('two who draw one coach at once make one of them', async () => {
  const id = await coach();
  const replies = await Promise.all([draw(id), draw(id)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

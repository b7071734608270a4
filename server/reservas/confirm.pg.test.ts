import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { endIn } from '../../tests/support/reservasDeTeste';
import { startRaces } from '../../tests/support/startRaces';
import { trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { INTEIRA } from './confirmacaoRepository';

let server: Server;
let viagemId: string;

beforeAll(async () => {
  server = await startRaces({ jobs: true });
  viagemId = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).id;
}, START_MS);

afterAll(() => server.close());

const hold = (dono: string, poltrona: number) =>
  server.services.database.transaction((tx) =>
    server.app.inventory.hold(tx, dono, [trechoDe(viagemId, 'saoPaulo', 'rio', [poltrona])]),
  );
const confirm = (id: string) =>
  server.services.database.transaction((tx) => server.app.inventory.confirmReserva(tx, id));
const confirmAtOnce = async (id: string) => {
  const { rows } = await sql<{ inteira: boolean }>`
    with ${server.app.inventory.confirmAtOnce(id, sql`true`)} select ${INTEIRA} as inteira`.execute(
    server.services.database.db,
  );
  return rows[0]?.inteira ?? false;
};
const reacquire = (id: string) => server.services.database.transaction((tx) => server.app.inventory.reacquire(tx, id));

const owners = async (poltrona: number) => {
  const { rows } = await sql<{ reserva_id: string }>`
    select distinct reserva_id from ocupacao where partida_id = ${viagemId}::bigint and poltrona = ${poltrona}`.execute(
    server.services.database.db,
  );
  return rows.map((row) => row.reserva_id);
};

describe('paying at the very moment at which a hold ends', () => {
  it('leaves the seat to one: who pays, or who takes it over [SH4]', async () => {
    for (let round = 0; round < 120; round += 1) {
      const pay = round % 2 === 0 ? confirm : confirmAtOnce;
      const poltrona = 1 + (round % 40);
      const first = await hold('primeira', poltrona);
      await endIn(server, first.id, round % 6);
      const [paid, second] = await Promise.all([
        pay(first.id),
        hold('segunda', poltrona).catch(() => null),
        server.services.database.transaction((tx) => server.app.inventory.sweep(tx)),
      ]);
      expect(paid && second !== null).toBe(false);
      const expected = paid ? [first.id] : second ? [second.id] : [];
      const found = await owners(poltrona);
      // Where nobody won, the lapsed row may still stand; it keeps no one out.
      expect(expected.length === 0 ? [first.id] : expected).toEqual(expect.arrayContaining(found));
      await server.services.database.transaction(async (tx) => {
        await server.app.inventory.releaseReserva(tx, first.id);
        if (second) await server.app.inventory.releaseReserva(tx, second.id);
      });
    }
  }, 60_000);

  it('gives a lapsed seat back to one of two late payments and a newcomer', async () => {
    for (let round = 0; round < 20; round += 1) {
      const late = await hold('atrasada', 45);
      await endIn(server, late.id, -1);
      const other = await hold('outra', 45);
      await endIn(server, other.id, -1);
      const results = await Promise.all([
        reacquire(late.id),
        reacquire(other.id),
        hold('nova', 45).then(
          ({ id }) => id,
          () => null,
        ),
      ]);
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await owners(45)).toHaveLength(1);
      const winners = [late.id, other.id, ...(results[2] ? [results[2]] : [])];
      await server.services.database.transaction(async (tx) => {
        for (const id of winners) await server.app.inventory.releaseReserva(tx, id);
      });
    }
  }, 60_000);
});

import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn } from '../../../tests/support/reservasDeTeste';
import { startRaces } from '../../../tests/support/startRaces';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;
let viagemId: string;

beforeAll(async () => {
  server = await startRaces({ jobs: true });
  viagemId = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).id;
}, START_MS);

afterAll(() => server.close());

const hold = (dono: string, poltronas: number[]) =>
  server.services.database.transaction((tx) =>
    server.app.inventory.hold(tx, dono, [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)]),
  );
const extend = (id: string) => server.services.database.transaction((tx) => server.app.inventory.extendReserva(tx, id));
const sweep = () => server.services.database.transaction((tx) => server.app.inventory.sweep(tx));
const release = (id: string) =>
  server.services.database.transaction((tx) => server.app.inventory.releaseReserva(tx, id));

const liveOwners = async (poltrona: number) => {
  const { rows } = await sql<{ reserva_id: string }>`
    select distinct reserva_id from ocupacao where partida_id = ${viagemId}::bigint and poltrona = ${poltrona}
      and expira_em > now()`.execute(server.services.database.db);
  return rows.map((row) => row.reserva_id);
};

describe('extending at the very moment at which a hold ends', () => {
  it('leaves the seats to one: who extends, or who takes them over', async () => {
    const outcomes = new Set<string>();
    // Sooner after each hold that was extended, later after each that ended first: so the rounds stay at the moment at
    // which both happen at once, however fast the machine is.
    let endsIn = 4;
    for (let round = 0; round < 60; round += 1) {
      const poltronas = [1 + (round % 20), 21 + (round % 20)];
      const first = await hold('primeira', poltronas);
      await endIn(server, first.id, endsIn);
      const [extended, second] = await Promise.all([
        extend(first.id),
        hold('segunda', poltronas).catch(() => null),
        sweep(),
      ]);
      const isExtended = extended === 'prorrogada';
      endsIn = isExtended ? Math.floor(endsIn * 0.8) : Math.ceil(endsIn * 1.25) + 1;
      outcomes.add(isExtended ? 'extended' : second ? 'taken' : 'neither');
      expect(isExtended && second !== null).toBe(false);
      for (const poltrona of poltronas) {
        expect(await liveOwners(poltrona)).toEqual(isExtended ? [first.id] : second ? [second.id] : []);
      }
      await release(first.id);
      if (second) await release(second.id);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  }, 60_000);

  it('gives five minutes once, however many ask at once', async () => {
    const made = await hold('apressada', [44, 45]);
    const results = await Promise.all(Array.from({ length: 20 }, () => extend(made.id)));
    expect(results.filter((one) => one === 'prorrogada')).toHaveLength(1);
    expect(results.filter((one) => one === 'usada')).toHaveLength(19);
    const after = await server.app.inventory.findReserva(server.services.database.db, made.id);
    expect((after?.expiraEm.getTime() ?? 0) - made.expiraEm.getTime()).toBe(300_000);
  });
});

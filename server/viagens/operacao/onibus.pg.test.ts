import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const headers = signedInAs('otto', 'Operacao');
const DOIS_ANDARES = 2;

it('a seat that is held while the coach changes is a seat of the coach that goes', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 5 + round);
    const payload = { versao: '-/-', layoutId: DOIS_ANDARES };
    const hold = () =>
      server.services.database.transaction((tx) =>
        server.app.inventory.hold(tx, `dona${round}`, [trechoDe(id, 'saoPaulo', 'rio', [46])]),
      );
    const [held, changed] = await Promise.all([
      hold().then(
        () => true,
        () => false,
      ),
      server.app.inject({ method: 'PUT', url: `/api/Administracao/Partidas/${id}/Onibus`, headers, payload }),
    ]);
    outcomes.add(`${held}, ${changed.statusCode}`);
    const { rows } = await sql`
      select 1 from ocupacao o join partida p on p.id = o.partida_id
      left join layout_poltrona l on l.layout_id = p.layout_id and l.poltrona = o.poltrona
      where o.partida_id = ${id}::bigint and l.poltrona is null`.execute(server.services.database.db);
    expect(rows).toEqual([]);
  }
  expect([...outcomes].filter((outcome) => !['true, 409', 'false, 200'].includes(outcome))).toEqual([]);
}, 60_000);

import { lugares } from '../../../tests/support/catalogoDeTeste';
import { countStatements } from '../../../tests/support/countStatements';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only what the search itself asks for is counted.
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

describe('a search that no reply in memory answers', () => {
  it('reads departures, their sales and the free places of benefits by one statement', async () => {
    await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(4));
    const sent = await countStatements(async () => {
      const viagens = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(5));
      expect(viagens.length).toBeGreaterThan(0);
      for (const { gratuidades } of viagens) expect(gratuidades).toEqual(['id_jovem', 'idoso', 'passe_livre']);
    });
    // The sandbox of the bank, which stands in this process, may note our webhook at that moment.
    expect(sent.filter((text) => !text.includes('sandbox_'))).toHaveLength(1);
  });
});

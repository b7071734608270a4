import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../../tests/support/viagensDeTeste';
import type { Frota, OnibusAdministrado } from '../../../src/domain/wire/administracao/frota';
import type { Server } from '../../createServer';
import { runCatalogo } from '../cli';
import { municipios } from '../testdata/composeFiles';
import { feed } from '../testdata/feeds';
import { importFiles } from '../testdata/importFiles';
import { exportCatalogo } from './exportCatalogo';

let server: Server;
beforeEach(async () => {
  server = await startServer();
}, START_MS);
afterEach(() => server.close());

/** Runs the command as it is run, on the database of the server. */
async function catalogo(...args: string[]): Promise<string[]> {
  const { database, catalogue } = server.services;
  const printed: string[] = [];
  const code = await runCatalogo(args, {
    openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    municipios,
    openFeed: (tx) => exportCatalogo(tx, 'https://loja.test'),
    print: (line) => printed.push(line),
  });
  expect([code, ...printed]).toEqual([0, ...printed]);
  await catalogue.refresh();
  return printed;
}
const file = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'itape-exportado-')), 'catalogo.zip');
const frota = (url: string) =>
  server.app
    .inject({ url: `/api/Administracao/Onibus${url}`, headers: signedInAs('otto', 'Operacao') })
    .then((reply) => reply.json<{ data: unknown }>().data);

describe('a catalogue that is exported and imported', () => {
  it('sells the same trips afterwards as the seed that it came from, which a second import leaves alone', async () => {
    const zip = file();
    const before = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(4));
    await catalogo('exportar', zip);
    await catalogo('importar', zip);
    const after = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(4));
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
    expect(await catalogo('importar', zip)).toContain('O catálogo já está assim: nada muda.');
  });

  it('keeps a coach that staff drew in the place of the feed’s', async () => {
    await importFiles(server, feed);
    await server.services.catalogue.refresh();
    const pequeno = ((await frota('')) as Frota).onibus.find(({ nome }) => nome === 'Pequeno');
    const { poltronas, recursos } = (await frota(`/${pequeno?.id}`)) as OnibusAdministrado;
    await server.app.inject({
      method: 'POST',
      url: `/api/Administracao/Onibus/${pequeno?.id}/Versoes`,
      headers: { ...signedInAs('otto', 'Operacao'), 'idempotency-key': 'desenho-1' },
      payload: { nome: 'Sem a quarta', poltronas: poltronas.slice(0, 3), recursos },
    });
    const zip = file();
    await catalogo('exportar', zip);
    expect(await catalogo('importar', zip)).toEqual([
      'O catálogo já está assim: nada muda.',
      'Partidas: entram 0, mudam 0, saem 0',
      'Nada foi gravado.',
    ]);
    expect(((await frota('')) as Frota).onibus.find(({ nome }) => nome === 'Sem a quarta')).toMatchObject({
      horarios: 3,
    });
  });
});

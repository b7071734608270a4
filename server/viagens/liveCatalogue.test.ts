import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { openModelCopy } from '../../tests/support/modelCopy';
import { START_MS } from '../../tests/support/startMs';
import type { Database } from '../platform/database/database';
import { setSemente } from './catalogoRepository';
import { openCatalogue, type LiveCatalogue } from './liveCatalogue';
import { endRegra, insertRegra } from './tarifas/regraTarifaRepository';
import { novaRegra } from './tarifas/testdata/umaRegra';

let database: Database;
let catalogue: LiveCatalogue;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
}, START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate tarifa_regra cascade`.execute(database.db);
  catalogue = await openCatalogue(database.db);
});

const { saoPaulo, rio } = lugares;
const rename = (nome: string) => sql`update linha set nome = ${nome} where id = 1`.execute(database.db);
const newCatalogue = (versao: string) => database.transaction((tx) => setSemente(tx, 'catalogo', versao));
const tarifas = async () =>
  (await sql<{ versao: string }>`select versao from semente where nome = 'tarifas'`.execute(database.db)).rows[0]
    ?.versao ?? '';
const addRegra = () => database.transaction((tx) => insertRegra(tx, novaRegra()));
const nomesDasRegras = () => {
  const [trecho] = catalogue.trechos(saoPaulo, rio);
  return trecho ? catalogue.regrasDe(trecho, 'convencional').map(({ nome }) => nome) : [];
};

describe('the catalogue of a running server', () => {
  it('stays as it was read until its version changes, then everything that holds it sees the new one', async () => {
    const before = catalogue.versao();
    await rename('Dutra');
    expect([await catalogue.refresh(), catalogue.versao()]).toEqual([false, before]);
    expect(catalogue.linha(1)?.nome).not.toBe('Dutra');
    await newCatalogue('nova');
    expect(await catalogue.refresh()).toBe(true);
    expect(catalogue.linha(1)?.nome).toBe('Dutra');
    expect(catalogue.versao()).not.toBe(before);
    expect(await catalogue.refresh()).toBe(false);
  });

  it('sells a line no more that has ended, and still knows it', async () => {
    await sql`update linha set encerrada = true where id = 1`.execute(database.db);
    await newCatalogue('sem-linha');
    await catalogue.refresh();
    expect([catalogue.trechos(saoPaulo, rio), catalogue.destinos(saoPaulo).has(rio)]).toEqual([[], false]);
    expect([catalogue.linha(1)?.encerrada, catalogue.trechoDaLinha(1, 0, 2)?.km]).toEqual([true, 430]);
    await sql`update linha set encerrada = false where id = 1`.execute(database.db);
    await newCatalogue('com-linha');
  });

  it('has new rules of fares without a new catalogue, and its version says so', async () => {
    const before = catalogue.versao();
    const { id } = await addRegra();
    expect(nomesDasRegras()).toEqual([]);
    expect(await catalogue.refresh()).toBe(true);
    expect([nomesDasRegras(), catalogue.versao() === before]).toEqual([['Baixa temporada'], false]);
    await database.transaction((tx) => endRegra(tx, id, 'admin'));
    await catalogue.refresh();
    expect(nomesDasRegras()).toEqual([]);
  });

  it('is brought up to the rules that a transaction has seen, and never back to older ones', async () => {
    const old = await tarifas();
    await addRegra();
    const present = await tarifas();
    expect([catalogue.hasRegras(old), catalogue.hasRegras(present)]).toEqual([true, false]);
    const renew = (versao: string) => database.transaction((tx) => catalogue.refreshRegras(tx, versao));
    expect([await renew(old), nomesDasRegras()]).toEqual([false, []]);
    expect([await renew(present), nomesDasRegras()]).toEqual([true, ['Baixa temporada']]);
    expect([catalogue.hasRegras(present), await renew(present)]).toEqual([true, false]);
    // A reader that is behind, such as a replica, tells an older version.
    await database.transaction((tx) => setSemente(tx, 'tarifas', old));
    expect([await catalogue.refresh(), catalogue.hasRegras(present)]).toEqual([false, true]);
  });
});

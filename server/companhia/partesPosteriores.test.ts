import { documentoAntigo, umaCompanhia } from '../../tests/bodies/companhiaBodies';
import { openModelCopy } from '../../tests/support/modelCopy';
import { START_MS } from '../../tests/support/startMs';
import { aplicativosPadrao, marcaPadrao } from '../../src/domain/companhia/marca/marcaPadrao';
import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Database } from '../platform/database/database';
import { findCompanhia, insertVersaoCompanhia, listVersoesCompanhia } from './companhiaRepository';
import { openCompanhia } from './liveCompanhia';
import { saveCompanhia } from './saveCompanhia';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'migrated' });
  await insertVersaoCompanhia(database.db, {
    versao: 1,
    dados: documentoAntigo({ nome: 'De antes' }) as DadosCompanhia,
    autor: 'comando',
  });
}, START_MS);
afterAll(() => database.close());

const save = (dados: DadosCompanhia) => database.transaction((tx) => saveCompanhia(tx, dados, 'comando', null));

describe('a version of before brand and apps', () => {
  it('is read with the defaults, by the server that shows it too', async () => {
    const posteriores = { marca: marcaPadrao, aplicativos: aplicativosPadrao };
    expect((await findCompanhia(database.db))?.dados).toEqual(umaCompanhia({ nome: 'De antes' }));
    expect((await openCompanhia(database.db)).dados()).toMatchObject(posteriores);
  });

  it('is the same document as one with the defaults written out', async () => {
    expect(await save(umaCompanhia({ nome: 'De antes' }))).toMatchObject({ tipo: 'igual', row: { versao: 1 } });
  });

  it('is followed by a change that names only what changed', async () => {
    await save(umaCompanhia({ nome: 'De hoje' }));
    await save(umaCompanhia({ nome: 'De hoje', marca: { ...marcaPadrao, lema: 'Vamos' } }));
    expect((await listVersoesCompanhia(database.db)).map(({ versao, partes }) => [versao, partes])).toEqual([
      [3, ['marca']],
      [2, ['nome']],
      [1, []],
    ]);
  });
});

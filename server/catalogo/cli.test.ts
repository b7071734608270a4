import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openModelCopy } from '../../tests/support/modelCopy';
import { runCatalogo } from './cli';
import { changed, feed, writeZip } from './testdata/feeds';

const USO = 'Uso: npm run catalogo -- importar ARQUIVO.zip [--previa] | exportar ARQUIVO.zip';

/** Runs the command where no database may be opened. */
async function run(...args: string[]): Promise<[number, string | undefined]> {
  const printed: string[] = [];
  const code = await runCatalogo(args, {
    openDatabase: () => Promise.reject(new Error('opened the database')),
    municipios: [],
    openFeed: () => Promise.resolve(undefined),
    print: (line) => printed.push(line),
  });
  return [code, printed[0]];
}

describe('npm run catalogo', () => {
  it.each([
    ['nothing', []],
    ['another command', ['apagar', 'a.zip']],
    ['no file', ['importar']],
    ['an export to nowhere', ['exportar']],
    ['an option of the other command', ['exportar', 'a.zip', '--previa']],
    ['an unknown option', ['importar', 'a.zip', '--tudo']],
  ])('says how it is used: %s', async (_, args) => {
    expect(await run(...args)).toEqual([1, USO]);
  });

  it('does not open the database for a file that it cannot read, or that has faults', async () => {
    expect(await run('importar', '/none.zip')).toEqual([1, 'Não foi possível ler /none.zip.']);
    const broken = await writeZip(changed(feed, 'stops.txt', '-22.47', 'sul'));
    expect(await run('importar', broken, '--previa')).toEqual([1, 'O arquivo tem erros, e nada foi gravado (1):']);
    await expect(run('importar', await writeZip(feed))).rejects.toThrow('opened the database');
  });

  it('refuses a file where the catalogue comes from the operator', async () => {
    const printed: string[] = [];
    const code = await runCatalogo(['importar', await writeZip(feed)], {
      openDatabase: () => Promise.reject(new Error('opened the database')),
      municipios: [],
      openFeed: () => Promise.resolve(undefined),
      daOperadora: true,
      print: (line) => printed.push(line),
    });
    expect([code, ...printed]).toEqual([1, 'CATALOGO=praxio: o catálogo vem da operadora, e um arquivo não o muda.']);
  });

  it('writes what is for sale to a file, whole or not at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'itape-exportar-'));
    const file = join(folder, 'feed.zip');
    const database = await openModelCopy();
    const printed: string[] = [];
    const exportAs = (openFeed: () => Promise<Readable | undefined>) =>
      runCatalogo(['exportar', file], {
        // It is used again below.
        openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
        municipios: [],
        openFeed,
        print: (line) => printed.push(line),
      });
    expect(await exportAs(() => Promise.resolve(undefined))).toBe(1);
    await expect(exportAs(() => Promise.resolve(Readable.from(cut())))).rejects.toThrow('cut');
    expect(existsSync(file)).toBe(false);
    expect(await exportAs(() => Promise.resolve(Readable.from(['zip'])))).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('zip');
    expect(printed).toEqual(['Nada está à venda: não há o que exportar.', `Exportado: ${file}`]);
    await database.close();
    rmSync(folder, { recursive: true });
  });
});

/** A feed whose second half never comes. */
async function* cut() {
  yield 'zi';
  throw new Error('cut');
}

import { runCatalogo } from './cli';
import { changed, feed, writeZip } from './testdata/feeds';

const USO = 'Uso: npm run catalogo -- importar ARQUIVO.zip [--previa]';

/** Runs the command where no database may be opened. */
async function run(...args: string[]): Promise<[number, string | undefined]> {
  const printed: string[] = [];
  const code = await runCatalogo(args, {
    openDatabase: () => Promise.reject(new Error('opened the database')),
    municipios: [],
    print: (line) => printed.push(line),
  });
  return [code, printed[0]];
}

describe('npm run catalogo', () => {
  it.each([
    ['nothing', []],
    ['another command', ['apagar', 'a.zip']],
    ['no file', ['importar']],
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
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openModelCopy } from '../tests/support/modelCopy';
import { START_MS } from '../tests/support/startMs';
import { runCatalogo } from './catalogo/cli';
import { runEmpresa } from './companhia/cli';
import type { Database } from './platform/database/database';
import { writeGtfs } from './publicacao/gtfs/writeGtfs';
import { localidades } from './seed/localidades';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(root, 'docs/instalacao.md'), 'utf8');

/** The shell blocks under a heading of the page. */
function shellUnder(heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, shell = '']) => shell).join('\n');
}

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'itape-instalacao-'));
  mkdirSync(path.join(folder, 'producao'));
  symlinkSync(root, path.join(folder, 'fontes'));
  database = await openModelCopy();
}, START_MS);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the files that docs/instalacao.md makes', () => {
  it('are a company and a catalogue that the commands of the product take', async () => {
    // The commands themselves run below, without a build.
    const script = `set -euo pipefail\nnode() { :; }\n${shellUnder('5. Company and catalogue')}`;
    expect(spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    const printed: string[] = [];
    const openDatabase = async () => ({ ...database, close: async () => undefined });
    const print = (line: string) => void printed.push(line);

    const empresa = path.join(folder, 'producao/empresa.json');
    expect([await runEmpresa(['importar', empresa], { openDatabase, print }), printed]).toEqual([
      0,
      expect.arrayContaining(['Dados da empresa, versão 1.']),
    ]);
    const terminal = {
      openDatabase,
      print,
      municipios: localidades,
      daOperadora: false,
      openFeed: () => writeGtfs(database.db, { publicUrl: 'http://localhost' }),
    };
    const linhas = path.join(folder, 'producao/linhas.zip');
    expect([await runCatalogo(['importar', linhas], terminal), printed]).toEqual([0, expect.any(Array)]);
    const sold = await database.db.selectFrom('linha').select('operadora').execute();
    expect(sold).toEqual([{ operadora: 'Viação Serra' }]);
    expect(printed.join()).not.toContain('não têm transportadora');
  });
});

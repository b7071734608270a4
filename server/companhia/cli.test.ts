import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { umaCompanhia } from '../../tests/bodies/companhiaBodies';
import { openModelCopy } from '../../tests/support/modelCopy';
import { START_MS } from '../../tests/support/startMs';
import type { Database } from '../platform/database/database';
import { runEmpresa } from './cli';

const folder = mkdtempSync(join(tmpdir(), 'itape-empresa-'));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
const termo = { versao: 1, vigenteDe: '2026-02-01', conteudo: '<h1>Termos</h1>' };

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
}, START_MS);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command, by default where no database may be opened. */
async function run(args: string[], db?: Database): Promise<[number, ...string[]]> {
  const printed: string[] = [];
  const code = await runEmpresa(args, {
    // It is used again by the next run.
    openDatabase: () =>
      db
        ? Promise.resolve({ ...db, close: () => Promise.resolve() })
        : Promise.reject(new Error('opened the database')),
    print: (line) => printed.push(line),
  });
  return [code, ...printed];
}

describe('npm run empresa', () => {
  it.each([[[]], [['apagar', 'a.json']], [['importar']], [['importar', 'a.json', '--ja']]])(
    'says how it is used: %j',
    async (args) => {
      expect(await run(args)).toEqual([1, 'Uso: empresa importar ARQUIVO.json | exportar ARQUIVO.json']);
    },
  );

  it('opens no database for a file that it cannot read, or that has faults, and names them all', async () => {
    const broken = file('quebrado.json', '{');
    expect(await run(['importar', broken])).toEqual([1, `${broken} não é um arquivo JSON que se possa ler.`]);
    const wrong = file('errado.json', { ...umaCompanhia({ nome: '', cnpj: '1' }), termos: [{ ...termo, versao: 0 }] });
    const [code, head, ...faltas] = await run(['importar', wrong]);
    expect([code, head]).toEqual([1, 'O arquivo tem erros, e nada foi gravado:']);
    expect(faltas.map((line) => line.trim().split(':')[0])).toEqual(['nome', 'cnpj', 'termos[0].versao']);
    await expect(run(['importar', file('certo.json', umaCompanhia())])).rejects.toThrow('opened the database');
  });

  it('fills a company in, says what is missing, and changes nothing the second time', async () => {
    const empty = join(folder, 'vazio.json');
    expect(await run(['exportar', empty], database)).toEqual([
      1,
      'A empresa ainda não tem dados: não há o que exportar.',
    ]);
    const [one] = umaCompanhia().transportadoras;
    const outra = umaCompanhia({ transportadoras: one ? [{ ...one, nome: 'Viação Serra' }] : [] });
    expect(await run(['importar', file('a.json', { ...outra, termos: [termo] })], database)).toEqual([
      0,
      'Dados da empresa, versão 1.',
      'Termos de uso, versão 1, publicados.',
      'Atenção: as linhas de Itapê não têm transportadora e não são vendidas.',
    ]);
    expect(await run(['importar', file('b.json', umaCompanhia())], database)).toEqual([
      0,
      'Dados da empresa, versão 2.',
    ]);
    expect(await run(['importar', file('b.json', umaCompanhia())], database)).toEqual([
      0,
      'Os dados da empresa já eram estes.',
    ]);
  });

  it('takes the example of its own page, also with the brand and the apps that it shows', async () => {
    const page = readFileSync(join(__dirname, '../../docs/empresa.md'), 'utf8');
    const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example = '']) => example);
    const [document = '', marca = ''] = examples;
    expect(examples).toHaveLength(2);
    const whole = { ...(JSON.parse(document) as object), ...(JSON.parse(`{${marca}}`) as object) };
    for (const example of [document, whole]) {
      await expect(run(['importar', file('exemplo.json', example)])).rejects.toThrow('opened the database');
    }
  });

  it('writes nothing where the file would change published terms', async () => {
    const dados = umaCompanhia({ nome: 'Outra' });
    const [code, line] = await run(
      ['importar', file('c.json', { ...dados, termos: [{ ...termo, conteudo: 'Outros' }] })],
      database,
    );
    expect([code, line]).toEqual([1, 'A versão 1 dos termos já foi publicada e não muda: publique a seguinte.']);
  });

  it('exports what it would import', async () => {
    const out = join(folder, 'fora.json');
    expect(await run(['exportar', out], database)).toEqual([0, `Exportado: ${out}`]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ ...umaCompanhia(), termos: [termo] });
    expect(await run(['importar', out], database)).toEqual([0, 'Os dados da empresa já eram estes.']);
  });
});

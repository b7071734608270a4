import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node, root } from './runModule';

interface Groups {
  readonly groups: Readonly<Record<string, { readonly mutate: readonly string[]; readonly tests: readonly string[] }>>;
  readonly aliases: readonly string[];
  readonly refusal: string;
}

const { stdout, stderr } = node(
  '--input-type=module',
  '--eval',
  `import { currentGroup, groupNames, groups } from './bench/mutation/groups.mjs';
   const refusal = () => { try { groupNames(['sagasSesao']); } catch (error) { return error.message; } };
   if (currentGroup() !== groups.dominio) throw new Error('dominio is measured where no group is named');
   console.log(JSON.stringify({ groups, aliases: groupNames(['sagas', 'servidor', 'dominio']), refusal: refusal() }));`,
);
const { groups, aliases, refusal } = JSON.parse(stdout || '{ "groups": {} }') as Groups;

/** Draws of 20 (seeds 1, 1, 2) and of all of a hundred changes: 50 of a module, 30 of another, 20 of a third. */
const drawing = node(
  '--input-type=module',
  '--eval',
  `import { draw, keyOf } from './bench/mutation/draw.mjs';
   const at = (line) => ({ line, column: 0 });
   const of = (fileName, many) => Array.from({ length: many }, (_, line) =>
     ({ fileName, location: { start: at(line), end: at(line) }, mutatorName: 'BooleanLiteral', replacement: 'true' }));
   const changes = [...of('c.ts', 20), ...of('a.ts', 50), ...of('b.ts', 30)];
   const keys = (size, seed) => draw(changes, size, seed).map(keyOf);
   console.log(JSON.stringify([keys(20, '1'), keys(20, '1'), keys(20, '2'), keys(200, '1')]));`,
);
const drawn = JSON.parse(drawing.stdout || '[]') as string[][];

const folder = mkdtempSync(path.join(tmpdir(), 'mutacao-'));
afterAll(() => rmSync(folder, { recursive: true }));
const report = path.join(folder, 'group.json');
const several = (many: number, mutant: object) => Array.from({ length: many }, () => mutant);
const mutants = [
  ...several(17, { status: 'Killed' }),
  { status: 'Timeout', statusReason: 'Hit limit reached (101/100)' },
  { status: 'Timeout' },
  { status: 'Killed', statusReason: 'Error: thrown: "Exceeded timeout of 30000 ms for a test.' },
  { status: 'Survived' },
  { status: 'RuntimeError' },
  { status: 'CompileError', statusReason: 'not drawn' },
];
writeFileSync(report, JSON.stringify({ files: { 'a.ts': { mutants } } }));
const [again, earlier] = [path.join(folder, 'again.json'), path.join(folder, 'earlier.json')];
const start = { line: 1, column: 1 };
const change = (line: number, status: string) => ({
  status,
  mutatorName: 'BooleanLiteral',
  location: { start, end: { line, column: 1 } },
});
const write = (file: string, ...statuses: string[]) =>
  writeFileSync(
    file,
    JSON.stringify({ files: { 'a.ts': { mutants: statuses.map((status, line) => change(line, status)) } } }),
  );
write(earlier, 'Killed', 'Survived', 'Survived', 'CompileError');
write(again, 'CompileError', 'Killed', 'Survived', 'CompileError');
const counting = node(
  '--input-type=module',
  '--eval',
  `import { readFileSync } from 'node:fs';
   import { countReport, keepEarlier } from './bench/mutation/report.mjs';
   const [report, again, earlier] = ${JSON.stringify([report, again, earlier])};
   keepEarlier(again, readFileSync(earlier, 'utf8'));
   console.log(JSON.stringify([countReport(report), countReport(again)]));`,
);
const [counted, countedAgain] = JSON.parse(counting.stdout || '[]') as unknown[];

/** Runs the suite in the folder as for a change, in the environment of a mutation run: all tests, or those of a name. */
function runChanged(...name: string[]): unknown {
  const testEnvironment = path.join(root, 'bench/mutation/environment.cjs');
  const config = JSON.stringify({ rootDir: folder, testEnvironment, transform: {} });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--config', config, '--json', '--runInBand', ...name], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', __STRYKER_ACTIVE_MUTANT__: '1' },
  });
  return JSON.parse(stdout);
}

const page = readFileSync(path.join(root, 'bench/mutation/README.md'), 'utf8');

const modules = new Set(
  ['src/domain', 'src/sagas', 'server']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
    .map((file) => path.basename(file, '.ts')),
);
/** Names in the first column of the tables below a heading that lists modules. */
const namesIn = (section: string) =>
  [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => (cell ?? '').match(/(?<=`)\w+(?=`)/g) ?? []);
const sections = page.split(/^### /m).slice(1);

describe('npm run mutation', () => {
  it('reads its groups', () => {
    expect(stderr).toBe('');
    expect(Object.keys(groups).length).toBeGreaterThan(8);
  });

  it('measures several groups by one name, and refuses a name that is none', () => {
    expect(new Set(aliases)).toEqual(new Set(Object.keys(groups).filter((name) => name !== 'dinheiro')));
    expect(refusal).toMatch(/^no group sagasSesao: .*\bservidor\b/);
  });

  it.each(Object.entries(groups))('finds the modules and the tests of %s', (_, { mutate, tests }) => {
    const named = [...mutate.filter((file) => !/[!*]/.test(file)), ...tests];
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(tests).not.toEqual([]);
  });

  it('draws a sample in which each module has its share, the same one for the same seed', () => {
    const [first, again, other, all] = drawn;
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first).size).toBe(20);
    const share = (module: string) => first?.filter((key) => key.startsWith(module)).length;
    expect([share('a.ts'), share('b.ts'), share('c.ts')]).toEqual([10, 6, 4]);
    expect(all).toHaveLength(100);
  });

  it('counts what was noticed: an endless loop is, tests that only took too long are not', () => {
    expect(counted).toEqual({
      text: '18 of 21 noticed (85.7 %, 1 as endless loops), 2 timed out, 1 kept the tests from starting, 23 changes in all',
      held: true,
    });
  });

  it('counts what an earlier run of a sample noticed with what was tried again', () => {
    expect(countedAgain).toMatchObject({
      text: expect.stringMatching(/^2 of 3 noticed .* 4 changes in all$/),
      held: false,
    });
  });

  it.each([
    ['beforeAll(() => { throw new Error("changed"); });', '', { numFailedTests: 1, numPendingTests: 1 }],
    ['', 'throw new Error("changed");', { numFailedTests: 1, numPendingTests: 1 }],
    ['', '', { numFailedTests: 0, numPassedTests: 2 }],
  ])('ends with the first failure, be it of a hook (%j) or of a test (%j)', (hook, body, counts) => {
    const suite = `describe('first', () => { ${hook} describe('nested', () => { it('runs', () => { ${body} }); }); });
      describe('second', () => { it('runs', () => {}); });`;
    writeFileSync(path.join(folder, 'some.test.js'), suite);
    expect(runChanged()).toMatchObject(counts);
  });

  it.each([
    ['a server that did not start cannot be closed', 'throw new Error("changed");'],
    ['the books do not add up at the end of a file', ''],
  ])('counts the failure of an afterAll as one of a test: %s', (_, begin) => {
    const suite = `describe('file', () => {
        beforeAll(() => { ${begin} });
        it('runs', () => {});
        afterAll(() => { throw new Error('changed'); });
      });
      describe('other file', () => { it('runs', () => {}); });`;
    writeFileSync(path.join(folder, 'some.test.js'), suite);
    const counts = { numFailedTests: 1, numPendingTests: 1, numRuntimeErrorTestSuites: 0 };
    expect(runChanged()).toMatchObject(counts);
  });

  it('runs the earlier tests of a file with the one that a change asks for, and none after it', () => {
    const suite = `let begun = false;
      const wrong = () => { throw new Error('not asked for'); };
      describe('file', () => {
        describe('a day', () => { it('begins', () => { begun = true; }); it('goes on', () => expect(begun).toBe(true)); });
        describe('another day', () => { it('comes after', wrong); });
      });
      describe('other file', () => { it('runs', wrong); });`;
    writeFileSync(path.join(folder, 'some.test.js'), suite);
    const counts = { numFailedTests: 0, numPassedTests: 2, numPendingTests: 2 };
    expect(runChanged('--testNamePattern', 'file a day goes on')).toMatchObject(counts);
  });

  it('has a page that names modules of today', () => {
    expect(sections.flatMap(namesIn).length).toBeGreaterThan(20);
    expect(sections.flatMap(namesIn).filter((name) => !modules.has(name))).toEqual([]);
  });
});

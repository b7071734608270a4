import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

  it('has a page that names modules of today', () => {
    expect(sections.flatMap(namesIn).length).toBeGreaterThan(20);
    expect(sections.flatMap(namesIn).filter((name) => !modules.has(name))).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '../../server/environmentVariables';
import { PRODUCTION } from '../support/productionEnvironment';
import { node, root } from './runModule';

const page = readFileSync(path.join(root, 'docs/instalacao.md'), 'utf8');
const blocksModule = path.join(root, 'scripts/runbook/blocks.mjs');
interface Read {
  blocks: { heading: string; shell: string }[];
  script: string;
}

function read(text: string): Read {
  const source = `import { readBlocks, toScript } from ${JSON.stringify(blocksModule)};
    const blocks = readBlocks(${JSON.stringify(text)});
    console.log(JSON.stringify({ blocks, script: toScript(blocks) }));`;
  const { stdout, stderr } = node('--input-type=module', '--eval', source);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Read;
}

const bash = (script: string, ...options: string[]) =>
  spawnSync('bash', [...options, '-c', script], { encoding: 'utf8' });

describe('the blocks of a page', () => {
  it('are those of shell, in their order, under their headings', () => {
    const text = '```sh\na=1\n```\n## Um\n```json\n{}\n```\n```sh\n## no heading\necho "$a"\n```\n';
    expect(read(text).blocks).toEqual([
      { heading: '', shell: 'a=1' },
      { heading: 'Um', shell: '## no heading\necho "$a"' },
    ]);
    expect(bash(read(text).script).stdout).toBe('» Início\n» Um\n1\n');
  });

  it('end at the first command that fails, and at a variable that nobody set', () => {
    expect(bash(read("## It's\n```sh\nfalse\necho no\n```").script)).toMatchObject({ status: 1, stdout: "» It's\n" });
    expect(bash(read('```sh\necho "$NADA"\n```').script).status).not.toBe(0);
  });

  it('of which one has no end are refused', () => {
    expect(() => read('## Um\n```sh\necho')).toThrow(/has no end/);
  });
});

describe('docs/instalacao.md', () => {
  it('is shell that can be read, and ends with a sale', () => {
    const { blocks, script } = read(page);
    expect(bash(script, '-n')).toMatchObject({ status: 0, stderr: '' });
    expect(blocks.map(({ heading }) => heading.replace(/^\d+\. /, ''))).toEqual(
      [
        'From nothing to a sale, in production mode',
        'Build',
        'Build',
        'The database',
        'The systems outside',
        'The environment',
        'Company and catalogue',
        'Company and catalogue',
        'Start',
        'A sale',
        'Stop',
      ].map((heading, i) => (i === 0 ? '' : heading)),
    );
  });

  it('sets every variable that production cannot do without, and none that the server does not read', () => {
    const [, file = ''] = /<<FIM\nNODE_ENV([\s\S]+?)\nFIM/.exec(page) ?? [];
    const set = [...`NODE_ENV${file}`.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
    const known = new Set(variables.flatMap((section) => section.variables.map(({ name }) => name)));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    const outside = Object.keys(PRODUCTION).filter((name) => !/^(LOG_LEVEL|DIST_DIR|WHATSAPP_)/.test(name));
    expect(outside.filter((name) => !set.includes(name))).toEqual([]);
  });
});

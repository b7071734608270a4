import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { envExample, environmentTable } from '../../scripts/docs/environmentPages';
import { variables } from '../../server/environmentVariables';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const declared = variables.flatMap((section) => section.variables.map(({ name }) => name));

describe('the variables of the environment', () => {
  it('are printed in .env.example and in server/README.md as the schema has them', () => {
    expect(read('.env.example')).toBe(envExample());
    expect(environmentTable(read('server/README.md'))).toBe(read('server/README.md'));
  });

  it('are all in the schema, whatever file of the server reads them', () => {
    const files = execFileSync('git', ['ls-files', 'server/*.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
    const sources = files.filter((file) => file !== '' && !/\.test\.ts$|testdata|migrations/.test(file)).map(read);
    const used = sources.flatMap((text) => [...text.matchAll(/\b(?:env|texts|ambiente)\.([A-Z][A-Z0-9_]+)\b/g)]);
    expect(used.length).toBeGreaterThan(10);
    expect(used.map(([, name]) => name).filter((name) => !declared.includes(name ?? ''))).toEqual([]);
  });
});

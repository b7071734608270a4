import { readFileSync } from 'node:fs';
import path from 'node:path';
import { node, root } from './runModule';

/** Names of the packages that the server's modules import, also those that load on demand; types alone do not count. */
function importedByServer(): string[] {
  const source = `import { build } from 'esbuild';
    const { metafile } = await build({ entryPoints: ['server/main.ts'], bundle: true, packages: 'external', platform: 'node',
      format: 'esm', outfile: 'server.mjs', write: false, metafile: true, logLevel: 'error' });
    const paths = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
    console.log(JSON.stringify(paths.map((one) => one.path)));`;
  const { stdout, stderr } = node('--input-type=module', '--eval', source);
  if (stdout === '') throw new Error(stderr);
  const names = (JSON.parse(stdout) as string[])
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

/** Packages whose files are read, and not imported: the fonts of the PDFs. */
const READ = ['@expo-google-fonts/source-sans-3'];

describe('the packages that production installs', () => {
  it('are those that the server imports or reads, and no other', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).sort()).toEqual([...importedByServer(), ...READ].sort());
    const fonts = readFileSync(path.join(root, 'server/platform/pdf/fonts.ts'), 'utf8');
    for (const name of READ) expect(fonts).toContain(name);
  }, 60_000);
});

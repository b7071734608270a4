/**
 * Cost of each library component in kB of brotli (JavaScript and CSS): alone with all dependencies (except React), and
 * in addition to Button and the text field, which every screen with a form contains. The second figure is what a
 * designer adds to a screen.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import createConfig from '../webpack.config';

const root = path.resolve(import.meta.dirname, '..');
const ui = path.join(root, 'src/ui');
/** Maximum size of a component beyond the base. */
const LIMIT_KB = 12;
const BASE = ['Button', 'TextInput'];

const components = readdirSync(ui)
  .filter((name) => existsSync(path.join(ui, name, `${name}.tsx`)))
  .sort();

/** A module that exports these components, so that tree shaking keeps them. */
const entryOf = (names: readonly string[]): string => {
  const source = names.map((name) => `export * as ${name} from ${JSON.stringify(path.join(ui, name, `${name}.tsx`))};`);
  return `data:text/javascript,${encodeURIComponent(source.join(''))}`;
};

function configure(out: string): Configuration {
  const { module, resolve } = createConfig({}, { mode: 'production' });
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: root,
    entry: {
      base: entryOf(BASE),
      ...Object.fromEntries(components.map((name) => [name, entryOf([name])])),
      ...Object.fromEntries(components.map((name) => [`${name}+`, entryOf([...new Set([...BASE, name])])])),
    },
    output: { path: out, filename: '[name].js', module: true, library: { type: 'module' } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [/^react(-dom)?($|\/)/],
    module,
    resolve,
    optimization: {
      splitChunks: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    performance: false,
  };
}

function build(out: string): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configure(out), (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'nothing was built'));
      else resolve(stats);
    });
  });
}

const out = mkdtempSync(path.join(tmpdir(), 'itape-ui-'));
try {
  await build(out);
  const kB = (entry: string): number =>
    ['js', 'css']
      .map((ending) => path.join(out, `${entry}.${ending}`))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + zlib.brotliCompressSync(readFileSync(file)).length / 1000, 0);
  const base = kB('base');
  const rows = components
    .map((name) => ({ name, alone: kB(name), beyond: Math.max(0, kB(`${name}+`) - base) }))
    .sort((a, b) => b.beyond - a.beyond);
  console.log(`Base (${BASE.join(' and ')}): ${base.toFixed(1)} kB of brotli\n`);
  console.log(`${'component'.padEnd(20)}${'alone'.padStart(9)}${'beyond base'.padStart(14)}`);
  for (const { name, alone, beyond } of rows)
    console.log(
      `${name.padEnd(20)}${alone.toFixed(1).padStart(9)}${beyond.toFixed(1).padStart(14)}${beyond > LIMIT_KB ? `  over ${LIMIT_KB}` : ''}`,
    );
  process.exitCode = rows.some(({ beyond }) => beyond > LIMIT_KB) ? 1 : 0;
} finally {
  rmSync(out, { recursive: true, force: true });
}

/** Builds the browser's files into dist/, unless the sources are unchanged since the last build. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './prepare.mjs';

const SOURCES = ['src', 'public', 'webpack.config.ts', 'package-lock.json', 'scripts'];
const stamp = path.join(root, 'dist/.fonte');

function* filesOf(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) return void (yield entry);
  for (const name of readdirSync(entry).sort()) yield* filesOf(path.join(entry, name));
}

/** Hash of all source files that can change what is built of these files and folders; without them, of the site's. */
export function sourcesHash(sources = SOURCES) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(path.join(root, source)))
      if (!/\.((test|stories|docs)\.tsx?|mdx)$/.test(file))
        hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns true after a build, false when dist/ was up to date. Throws when the build fails. */
export function buildWeb({ force = false } = {}) {
  const fonte = sourcesHash();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === fonte) return false;
  console.log('Construindo o site…');
  rmSync(path.join(root, 'dist-mapas'), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const tsx = ['--import', './scripts/cssHook.mjs', '--import', 'tsx'];
  if (
    run(process.execPath, [...tsx, 'node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.config.ts'], { env }) !==
    0
  )
    throw new Error('webpack falhou');
  cpSync(path.join(root, 'public'), path.join(root, 'dist'), { recursive: true });
  if (run(process.execPath, [...tsx, 'scripts/prerender.tsx'], { env }) !== 0)
    throw new Error('a pré-renderização falhou');
  writeFileSync(stamp, fonte);
  return true;
}

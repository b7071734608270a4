/** Bundles the API into server.mjs, unless its sources are unchanged since the last time. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import bundle from './bundleServer.cjs';
import { sourcesHash } from './buildWeb.mjs';
import { root } from './prepare.mjs';

export const SERVER = path.join(root, 'server.mjs');
const SOURCES = ['server', 'src/domain', 'src/ui', 'src/words', 'scripts/bundleServer.cjs', 'package-lock.json'];
const stamp = path.join(root, '.cache/server.fonte');

/** Resolves to true after a build, to false when server.mjs was up to date; rejects when the build fails. */
export async function buildServer({ force = false } = {}) {
  const fonte = sourcesHash(SOURCES);
  if (!force && existsSync(SERVER) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fonte) return false;
  rmSync(stamp, { force: true });
  await bundle.bundleServer(path.join(root, 'server/main.ts'), SERVER);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fonte);
  return true;
}

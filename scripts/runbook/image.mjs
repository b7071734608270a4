/** The Dockerfile of a working copy, carried out in folders and started with the environment of the installation page. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { carryOut, readDockerfile } from './dockerfile.mjs';

const PATIENCE_MS = 60_000;

/** The files of the last commit, without git's folder: what `docker build` is given. */
function sendContext(sources, context) {
  mkdirSync(context);
  const { status } = spawnSync('sh', ['-ec', 'git -C "$1" archive HEAD | tar -x -C "$2"', 'sh', sources, context], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('no context');
}

/**
 * Hash of the entry, which has webpack's runtime: the minifier names variables by how often each letter stands in the
 * text, the hashes of a first pass among it, and those depend on the folder of the build. Its length stands for it, since
 * such names are as long as the others. All other files have the same hash.
 */
const ENTRY = /(js\/main)\.[0-9a-f]{6}\./;
const filesOf = (folder) =>
  ['dist', 'dist-mapas'].flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true })
      .map((file) => path.join(name, file))
      .map((file) => file.replace(ENTRY, `$1.${file.endsWith('.js') ? statSync(path.join(folder, file)).size : ''}.`))
      .sort(),
  );
const packagesOf = (folder) => readdirSync(path.join(folder, 'node_modules')).sort();
const serverOf = (folder) => readFileSync(path.join(folder, 'server.mjs'), 'utf8');

/** Everything in which the image differs from the folder that the page made. */
function differences(image, page) {
  const same = (read) => JSON.stringify(read(image)) === JSON.stringify(read(page));
  return Object.entries({ 'the web': filesOf, 'the packages': packagesOf, 'server.mjs': serverOf })
    .filter(([, read]) => !same(read))
    .map(([what]) => what);
}

/** Starts the image, waits until its health check passes, and ends it. */
async function start({ cwd, env, command, health }, settings) {
  const options = { cwd, env: { ...env, ...settings, PATH: process.env.PATH }, stdio: 'inherit' };
  const server = spawn(command[0], command.slice(1), options);
  const ended = once(server, 'exit');
  const until = Date.now() + PATIENCE_MS;
  const isHealthy = () => spawnSync(health[0], health.slice(1), { ...options, stdio: 'ignore' }).status === 0;
  let healthy = false;
  while (!healthy && server.exitCode === null && Date.now() < until) {
    healthy = isHealthy();
    if (!healthy) await pause(200);
  }
  server.kill('SIGTERM');
  const [code] = await ended;
  if (!healthy || code !== 0) throw new Error(`the image was ${healthy ? '' : 'not '}healthy and ended with ${code}`);
}

/**
 * Proves the Dockerfile after the page of installation: its steps make the page's folder, which starts.
 * @param folder where the page was carried out, with `fontes` and `producao` in it.
 * @param env the variables of the machine.
 */
export async function proveImage(folder, env) {
  const [sources, page] = [path.join(folder, 'fontes'), path.join(folder, 'producao')];
  const context = path.join(folder, 'contexto');
  sendContext(sources, context);
  const stages = readDockerfile(readFileSync(path.join(sources, 'Dockerfile'), 'utf8'));
  const image = carryOut(stages, { folder: path.join(folder, 'imagem'), context, env });
  const differ = differences(image.cwd, page);
  if (differ.length > 0) throw new Error(`the image differs from the page in ${differ.join(', ')}`);
  await start(image, parseEnv(readFileSync(path.join(page, 'producao.env'), 'utf8')));
}

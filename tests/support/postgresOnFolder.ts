import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries, freePort, unprivileged } from '../../scripts/postgres/machine.cjs';

const run = promisify(execFile);

/** A PostgreSQL on a data folder that the test looks after. */
export interface FolderPostgres {
  url: string;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same folder and port. */
  start: () => Promise<void>;
}

/** A folder that PostgreSQL's user owns, deleted by the caller. */
export function makeDataParent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-pg-pasta-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Runs a program of PostgreSQL to its end. */
export async function runPostgres(name: string, cwd: string, ...args: string[]): Promise<void> {
  await run(programOf(name), args, { ...unprivileged(), cwd, env: { ...process.env, LC_ALL: 'C' } });
}

function programOf(name: string): string {
  const bin = findBinaries();
  if (bin === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return path.join(bin, name);
}

/** Makes an empty cluster at `<parent>/<name>`. */
export async function initCluster(parent: string, name: string): Promise<string> {
  const data = path.join(parent, name);
  await runPostgres('initdb', parent, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  return data;
}

/** Starts a PostgreSQL on a data folder and waits until it answers, and takes writes unless it is a standby. */
export async function startOnFolder(data: string, standby = false): Promise<FolderPostgres> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const socket = path.dirname(data);
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', socket];
  let child = launch();
  function launch() {
    const started = spawn(programOf('postgres'), args, {
      ...unprivileged(),
      cwd: socket,
      stdio: ['ignore', 'ignore', openSync(`${data}.log`, 'a')],
    });
    process.once('exit', () => started.kill('SIGKILL'));
    return started;
  }
  const log = `${data}.log`;
  await answers(url, standby, log);
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
    start: async () => {
      child = launch();
      await answers(url, standby, log);
    },
  };
}

async function answers(url: string, standby: boolean, log: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]?.standby === standby) return;
      throw new Error('PostgreSQL still recovers');
    } catch (error) {
      if (attempt === 300)
        throw new Error(`PostgreSQL does not answer: ${readFileSync(log, 'utf8')}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, unprivileged } from '../../scripts/postgres/machine.cjs';

/** Path used by scripts/ensureBrowser.mjs, which installs it. */
const PGBOUNCER = process.env.PGBOUNCER_BIN ?? '/usr/sbin/pgbouncer';
const CONFIG = path.resolve(__dirname, '../../deploy/pgbouncer.ini');

export interface Pooler {
  /** Address of the same database through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer before a PostgreSQL, with the configuration that the product ships: only places and the way of
 * signing in differ. Fails when the program is missing, so that no test is silently skipped.
 * @param change alters that configuration further.
 */
export async function startPgbouncer(
  databaseUrl: string,
  change: (config: string) => string = (config) => config,
): Promise<Pooler> {
  if (!existsSync(PGBOUNCER)) throw new Error('pgbouncer is missing: apt-get install pgbouncer');
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, change(placed(readFileSync(CONFIG, 'utf8'), url, port)));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const child = spawn(PGBOUNCER, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('process up')) resolve();
    });
  });
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    stop: async () => {
      process.removeListener('exit', kill);
      const ended = once(child, 'exit');
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration with the places of a test; the server there trusts this machine. */
const placed = (config: string, { hostname, port: server }: URL, port: number): string =>
  config
    .replace('host=banco port=5432', `host=${hostname} port=${server}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^\* = (.*)$/m, '* = $1 user=postgres')
    .replace(/^auth_file = .*$/m, '');

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Path used by scripts/ensureBrowser.mjs, which installs it. */
const HAPROXY = process.env.HAPROXY_BIN ?? '/usr/sbin/haproxy';
const DEPLOY = path.resolve(__dirname, '../../deploy');
const START_MS = 15_000;

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });

/**
 * Starts HAProxy with configurations that the product ships. Fails when the program is missing, so that no test is
 * silently skipped.
 * @param files names below `deploy/`.
 * @param place replaces the ports, files and servers of an installation.
 * @param ports those that are open once it has started.
 * @returns a function that ends it.
 */
export async function startHaproxy(
  files: readonly string[],
  place: (config: string) => string,
  ports: readonly number[],
): Promise<() => Promise<void>> {
  if (!existsSync(HAPROXY)) throw new Error('haproxy is missing: apt-get install haproxy');
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-haproxy-'));
  const args = files.flatMap((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, place(readFileSync(path.join(DEPLOY, name), 'utf8')));
    return ['-f', file];
  });
  const child = spawn(HAPROXY, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const until = Date.now() + START_MS;
  while (!(await Promise.all(ports.map(isOpen))).every(Boolean)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`haproxy did not start: ${said}`);
    await pause(20);
  }
  return async () => {
    process.removeListener('exit', kill);
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

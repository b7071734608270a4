import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

/** A program of the cluster; `kill` ends it at once, as a power cut would. */
export interface Program {
  child: ChildProcess;
  kill: () => Promise<void>;
}

const running = new Set<Program>();

/** Starts a program whose output goes to `<folder>/<name>.log`. */
export function startProgram(
  folder: string,
  name: string,
  [command = '', ...args]: readonly string[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Program {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, {
    cwd: options.cwd ?? folder,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const program: Program = {
    child,
    kill: async () => {
      running.delete(program);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  running.add(program);
  return program;
}

/** Ends every program that was started here and still runs. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()));
}

/** Runs a short command to its end. @returns what it printed. @throws where it fails. */
export const command = (name: string, ...args: string[]): string =>
  execFileSync(name, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Waits until `read` gives something, looking five times a second. @throws after `limitMs`, naming what was awaited. */
export async function until<T>(what: string, limitMs: number, read: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await read().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((tick) => setTimeout(tick, 200));
  }
}

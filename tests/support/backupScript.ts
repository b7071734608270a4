import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** `npm run backup` under test. */
export interface BackupScript {
  /** Runs a command to its end. @returns its exit code and what it said. */
  run: (...args: string[]) => Promise<{ code: unknown; said: string }>;
  /** Starts the receiver of changes; resolves when it receives. */
  receive: (folder: string) => Promise<{ stop: () => Promise<void> }>;
}

/** The script against a database. */
export function createBackupScript(databaseUrl: string): BackupScript {
  const start = (args: string[]): { child: ChildProcess; said: () => string } => {
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl };
    const child = spawn(process.execPath, ['scripts/backup.mjs', ...args], { cwd: root, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { child, said: () => said };
  };
  return {
    run: async (...args) => {
      const { child, said } = start(args);
      const [code] = (await once(child, 'close')) as unknown[];
      return { code, said: said() };
    },
    receive: async (folder) => {
      const { child, said } = start(['receber', '--pasta', folder]);
      await new Promise<void>((resolve, reject) => {
        child.stdout?.on('data', () => said().includes('Recebendo.') && resolve());
        child.once('exit', (code) => reject(new Error(`the receiver ended with ${code}: ${said()}`)));
      });
      return {
        stop: async () => {
          if (child.exitCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL of a single test, which it may halt and resume. */
export interface OwnPostgres {
  url: string;
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * The starter is an ES module, so it runs in a child process: each input line is a command, each output line its
 * completion.
 */
const SCRIPT = `
  import { createInterface } from 'node:readline';
  import { startPostgres } from './tests/support/postgresServer.mjs';
  const server = await startPostgres();
  console.log(server.url);
  for await (const command of createInterface({ input: process.stdin })) {
    await server[command]();
    console.log(command);
  }
  await server.stop();
`;

/** Starts a server for one test. It ends with `stop`, or with this process. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error('PostgreSQL ended');
    return line.value;
  };
  const say = async (command: string): Promise<void> => {
    child.stdin.write(`${command}\n`);
    await nextLine();
  };
  return {
    url: await nextLine(),
    halt: () => say('halt'),
    resume: () => say('resume'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../prepare.mjs';

/**
 * Runs Node.js in the project's folder.
 * @param args of Node.js: its flags, the script, the script's arguments.
 * @param options.env environment of the program.
 * @param options.output `inherit` writes as it comes; `after` once the program has ended, so that parallel outputs do
 *   not mix; `errors` only the error stream, once it has ended.
 * @param options.patient lowers the priority of the program and its children.
 * @returns its exit code; 1 when ended by a signal.
 */
export function runProgram(args, { env = process.env, output = 'inherit', patient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        if (output === 'inherit') process.stdout.write(chunk);
        else if (output === 'after' || stream === child.stderr) chunks.push(chunk);
      });
    }
    child.on('close', (code) => {
      for (const chunk of chunks) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Row } from '../limites/table';

const PROGRAM = path.join(import.meta.dirname, 'workflowsProgram.ts');

/** Bus, workflows and store, measured in a process of their own. */
export async function measureWorkflows(rounds: number): Promise<Row[]> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, String(rounds)], { env });
  return JSON.parse(stdout) as Row[];
}
